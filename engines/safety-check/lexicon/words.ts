/**
 * Words that every topic uses. The lexicon is typed data in the domain and not JSON under content/, because the
 * check is pure: it must run wherever the domain runs, without reading a file, and a name that a rule misspells
 * must fail when the grammar is compiled.
 */
export const words = {
  /** May stand between any two words of a sign without changing it. */
  FILLER: `just really honestly actually literally like so very much sometimes often always also still only even ever
    kinda sorta fucking fuckin freaking bloody damn totally completely absolutely simply maybe perhaps probably
    basically truly seriously constantly currently now again um uh well please quietly suddenly finally tbh ngl fr
    lowkey omg wtf af istg smh quite rather pretty almost already all right desperately badly 's soon
    definitely genuinely secretly sincerely slowly calmly too repeatedly actively once`,
  /** A gap never reaches over these: they turn the meaning. */
  GAP_STOP: 'not never no without neither nor unless instead except it nobody ball cat dog',
  SUBJECT: 'i he she they we you who',
  CONJUNCTION: 'and but because so or if when then though although since while until unless as that i',
  NOT: 'not never no nor neither without',
  A: 'a an the this that my his her their our your some any another one each every these those such',
  MY: 'my his her their our your the',
  I: 'i',
  REFLEX: 'myself himself herself themselves themself itself hisself self ourselves',
  YOURSELF: 'yourself yourselves',
  WANT: 'want wants wanted wanting wish wishes wished wishing desire desires crave craves craving long longs longing yearn yearns hope hopes hoping prefer prefers plan plans planned planning intend intends intended intending decide decides decided deciding aim aims try tries tried trying attempt attempts attempted attempting choose chose chosen ready prepared tempted determined willing',
  URGE: 'urge urges impulse impulses desire desires compulsion compulsions craving cravings wish intention intent plan plans need',
  SOON: 'soon tomorrow tonight today',
  SAY: 'say says said saying tell tells told telling text texts texted texting message messages messaged write writes wrote writing post posts posted posting scream screams screamed yell yells yelled shout shouts shouted ask asks asked reply replied sing sings whisper whispered mentioned commented put',

  HE: 'he she they him her them who someone somebody',
  PARTNER: 'boyfriend girlfriend husband wife partner fiance fiancee spouse ex ex-boyfriend ex-husband lover',
  PARENT: 'mum dad parent parents stepdad stepmum stepfather stepmother stepmom guardian',
  KIN: 'brother sister brothers sisters uncle aunt auntie cousin cousins gran grandad grandparents stepbrother stepsister sibling siblings inlaws family relatives relative nephew niece twin',
  CARER:
    'carer carers caregiver caregivers caretaker nurse nurses staff aide aides helper assistant therapist therapists support worker workers orderly attendant babysitter babysitters foster keyworker pa',
  AUTHORITY:
    'teacher teachers boss manager supervisor coach professor tutor lecturer principal landlord priest pastor driver instructor officer police security guard doctor counselor counsellor psychologist psychiatrist dentist bouncer employer',
  PEER: 'friend friends classmate classmates roommate roommates flatmate flatmates housemate housemates coworker coworkers neighbor neighbour neighbors neighbours student students boys girls kids bully bullies gang guys mate mates buddy teammate teammates customer client date',
  STRANGER:
    'man men guy woman women lady boy girl stranger strangers person dude bloke kid someone somebody teenager teenagers youth',
  CHILD:
    'son daughter child toddler baby infant kiddo children stepson stepdaughter grandson granddaughter newborn twins kids kid pupil pupils grandchild',
  PRONOUN: 'he she they who',
  THEM: 'him her them',

  PILL: 'pill pills tablet tablets capsule capsules paracetamol tylenol acetaminophen ibuprofen aspirin medication medications meds medicine medicines antidepressants antidepressant sertraline fluoxetine prozac zoloft xanax valium diazepam lorazepam melatonin insulin codeine opioids painkillers painkiller sleeping benadryl adderall ritalin concerta quetiapine propranolol morphine fentanyl drugs lithium risperidone amitriptyline benzos vitamins nurofen panadol advil',
  POISON:
    'bleach poison antifreeze detergent drain pesticide weedkiller disinfectant arsenic cyanide chemicals turpentine gasoline petrol paint mushrooms battery batteries magnets cleaner',
  WEAPON:
    'knife knives guns bats gun weapon machete axe rifle pistol shotgun firearm blade hammer sword crowbar baseball',
  VEHICLE: 'train bus truck lorry car cars traffic tube subway metro tram van trains highway motorway',
} as const
