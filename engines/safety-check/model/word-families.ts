/**
 * Words of one meaning, so that what is learnt from one of them holds for the others: a message with "boyfriend",
 * "throttled" and "me" says the same as one with "husband", "strangled" and "me". Inflected forms are found by their
 * stem. A word may belong to several families. Families say nothing by themselves; the training weighs them.
 */
export const wordFamilies = {
  SELF: 'i me my myself mine im',
  OTHER_SELF: 'himself herself themselves themself hisself',
  PARTNER: 'husband wife boyfriend girlfriend bf gf partner fiance fiancee ex spouse hubby missus lover date',
  PARENT:
    'mum mom mam mummy mommy mother mama ma dad daddy father papa stepdad stepmum stepmom stepfather stepmother parent foster guardian folks',
  KIN: 'brother sister bro sis cousin uncle aunt auntie aunty grandad granddad grandpa grandfather gran grandma nan nana nanna grandmother nephew niece sibling twin relative stepbrother stepsister',
  CHILD:
    'son daughter kid child children baby toddler infant boy girl teen teenager lad pupil student newborn grandson granddaughter kiddo toddler',
  FRIEND:
    'friend mate pal bestie buddy roommate flatmate housemate neighbour neighbor classmate colleague coworker',
  CARER:
    'carer caregiver staff worker aide nurse assistant keyworker babysitter nanny teacher coach tutor driver priest imam pastor guard warden',
  BOSS: 'boss manager supervisor employer landlord owner foreman director',
  STRANGER:
    'man men guy bloke stranger someone somebody woman lady fella dude intruder burglar stalker gang guys people they he she',
  PROFESSIONAL:
    'client patient resident service caseload therapist counsellor counselor psychologist social referral',
  HE_SHE: 'he she they him her them his their hers theirs',

  DEATH:
    'die dead death dying died deceased corpse funeral grave coffin buried burial ashes cremation afterlife heaven mortality lifeless obituary eulogy posthumous',
  SUICIDE:
    'suicide suicidal unalive kms ctb noose hang hanging overdose euthanasia ideation dignitas selfdestruct offing',
  EXIST:
    'exist existence alive live living life breathing breathe being born birth survive conscious awake wake waking',
  END: 'end finish stop over finished done quit cease terminate conclude final last terminal exit close delete erase remove',
  VANISH: 'disappear vanish gone fade nothing nowhere invisible leave escape away evaporate void nonexistent',
  FOREVER: 'forever permanently ever never always eternal eternity good anymore longer again permanent',
  SLEEP: 'sleep asleep bed night pillow dream wake waking morning tomorrow',
  BURDEN:
    'burden weight drain cost liability nuisance bother trouble waste useless worthless pointless failure broken faulty mistake defective dead-weight oxygen replaceable parasite disappointment',
  BETTER_OFF: 'better easier relieved relief happier lighter freer cope fine peace quiet calm',
  HOPELESS:
    'hopeless pointless meaningless despair trapped empty numb hollow desperate unbearable agony darkness dark bleak alone lonely hurting misery miserable suffering torment exhausted tired weary drained done',
  FUTURE:
    'future tomorrow next birthday christmas year plan date thirty forty eighteen older grow adulthood retirement',
  FAREWELL:
    'goodbye bye farewell note letter letters forgive sorry apology thank thanks message video recorded envelope',
  ARRANGE:
    'will insurance pension funeral affairs belongings possessions passwords rehome rehomed keys executor inherit solicitor tidy paperwork document account accounts savings order donate gave sorted arranged',
  PET: 'cat dog rabbit hamster pet kitten puppy parrot fish',
  MEANS:
    'rope belt cord noose ligature blade razor knife gun rifle pills tablets pill tablet meds medication paracetamol ibuprofen insulin poison bleach antifreeze weedkiller gas exhaust bridge roof ledge cliff rail platform tracks train motorway river lorry truck balcony parapet quarry ravine',
  HEIGHT_WATER:
    'bridge roof rooftop ledge cliff balcony parapet overpass edge railing tower river sea ocean lake canal window storey floor jump jumping jumped step stepped drop fall',
  TRAFFIC:
    'train tracks track platform rail tube tram lorry truck bus traffic motorway highway freeway reservation road car steering steer swerve crash lane oncoming',
  PILLS:
    'pills pill tablets tablet meds medication medicine paracetamol tylenol ibuprofen aspirin insulin antidepressants sleeping codeine morphine oxy packet blister strip box bottle dose doses capsules prescription leftover melatonin antihistamine sertraline',
  SWALLOW:
    'swallow swallowed took taken take drank drink drunk overdose overdosed ate eaten popped neck necked downed stockpile stockpiled saving saved hoarding collecting hoard',
  SELF_HARM_ACT:
    'cut cutting burn burning burnt scratch scratching bite biting bit pick picking bang banging punch punching slap hit hitting headbang scald carve dig stab pinch pull pulling starve purge purging binge vomit',
  CUT_TOOL: 'blade razor knife scissors sharpener compass glass lighter needle pin sharp scalpel',
  BODY: 'arm arms wrist wrists leg legs thigh thighs skin head face neck throat chest hand hands stomach ribs jaw lip eye eyes back hair finger knuckles shoulder hip knee mouth',
  WOUND:
    'bruise bruises bruised scar scars blood bleed bleeding bloody wound marks mark cut cuts swollen burns stitches broken fracture black lump sore purple split',
  HIDE_MARKS:
    'sleeves sleeve hide hiding hidden cover covered covering secret bandage plaster makeup concealer jumper hoodie',
  URGE: 'urge urges want need crave impulse compulsion relapse relapsed clean',
  RELIEF: 'relief release calm numb feel control punish punishment deserve',

  STRIKE:
    'hit hits hitting punch slap slapped beat beats beating beaten kick smack smacked whack belt belted strike struck thump clout thrash spank batter battered headbutt hurt hurts hurting cane caned',
  GRAB: 'grab grabbed grabs push pushed shove shoved pin pinned drag dragged shake shook throw threw pull pulled twist twisted squeeze squeezed hold held kneel knelt sit sat tie tied strap strapped restrain restrained tape',
  CHOKE:
    'choke choked choking strangle strangled throttle throttled suffocate smother smothered pillow breath breathe airway windpipe neck throat',
  WEAPON:
    'knife gun rifle pistol machete axe hammer bat bottle blade weapon shotgun sword crowbar armed brick shooter bullet bullets',
  THREAT:
    'threaten threatened threatens threatening threat warned swear swore promised kill murder shoot stab hurt harm burn attack attacked revenge pay regret',
  RAGE: 'angry rage furious temper snaps explodes scream screams screaming shout shouts shouting yell yells drunk drinking smashed smashing kicked',
  FEAR: 'afraid scared frightened terrified fear petrified fearful scary dread eggshells flinch unsafe shaking trembling dangerous',
  LOCK: 'lock locked locks bolt bolted key keys trapped cage shut confined barricaded handle padlock cupboard closet cellar basement shed wardrobe boot',
  ALLOW:
    'let lets letting allow allowed allows permission forbid forbids forbidden forbade ban banned rule rules must ask permitted refuses refuse',
  CONTROL:
    'control controls controlling controlled track tracks tracker tracking checks monitors reads watches follows decides confiscated confiscates takes took hides keeps withholds spies camera cameras airtag gps location',
  FREEDOMS:
    'phone money bank card wages salary benefits allowance passport id papers visa food eat fridge shoes clothes leave house outside friends family work job school toilet bathroom heating sleep meds medicine glasses hearing aac tablet headphones wheelchair',
  MONEY:
    'money bank card wages salary pension savings loan debt account cash pay pays pip dla benefits allowance',
  ISOLATE: 'alone nobody friends family cut contact visit isolated see speak talk',
  SEXUAL:
    'sex sexual sexually rape raped assault assaulted molest molested abuse abused abuser grope groped nude nudes naked underwear undress undressed knickers pants trousers bra penis vagina private privates genitals breast breasts bum intimate kiss kissed kissing fondle fingering oral',
  TOUCH:
    'touch touched touches touching stroke stroked rub rubs rubbed feel tickle cuddle lap hug massage wash shower bath bed bedroom under blanket',
  CONSENT:
    'no stop refuse consent agree want said froze forced force forces forcing made makes making pressure pressured coerced coerce guilt obey unwilling',
  SECRET:
    'secret secretly private tell told anyone nobody between game special promise quiet blame trouble believe',
  PICTURES:
    'picture pictures pics photo photos video videos webcam camera nudes selfie send sends sent post posted snapchat instagram blackmail blackmailing share leak',
  ONLINE_ADULT:
    'online discord snapchat roblox instagram tiktok chat gamer messaged meet meeting met older age years thirty forty adult gift gifts pocket hotel alone',
  MARRIAGE:
    'wedding marry marriage married bride groom arranged honour honor shame dowry flight ticket pakistan india somalia village abroad cutter',
  WORK_TRAP: 'passport debt owe wages flight boss factory farm sleep container visa agency trafficked',
  FOLLOW:
    'follow followed following follows stalk stalking stalker behind outside watching waiting parked car van street corner window door',
  BREAK_IN:
    'break breaking broke downstairs intruder burglar inside house door window footsteps kicking banging forced smash glass',
  HIDE: 'hide hiding hid bathroom cupboard wardrobe closet locked under whisper quiet hear',
  FIRE_GAS: 'fire smoke flames burning gas smell carbon monoxide alarm explosion blaze fumes leak kitchen',
  COLLAPSE:
    'unconscious collapsed fainted fainting passed unresponsive floor breathing breathe blue lips grey gray pale limp seizure fitting fit convulsing pulse cpr waking respond snoring choking',
  MEDICAL:
    'chest pain stroke heart attack bleeding blood allergic anaphylaxis epipen swelling throat tongue diabetic sugar insulin inhaler asthma ambulance hospital emergency poisoned dizzy numb droop slurred concussion swallowed battery bleach',
  NOW: 'now tonight today currently right minute happening still already just soon immediately later weekend',
  AGAIN: 'again keeps keep every always often daily nightly weekly times repeatedly ongoing regularly each',
  DARK_ASK: 'painless painlessly quickest fastest lethal fatal enough survive dosage method methods',
  NOBODY_CARES: 'nobody anyone everyone miss missed notice care cares noticed remember world without',
  RUN_AWAY: 'run runaway escape flee homeless ran leaving refuge shelter lost stranded kicked',
  CHILD_RISK:
    'social services safeguarding cps school nurse told drawing disclosed report belt starving thin nappy alone unattended bruise',
  STARVE:
    'eat eaten eating food starve starved starving weight kilos fainted calories purge laxatives hungry fed feed meals',

  FICTION:
    'film movie book novel story character chapter scene episode series show tv drama play actor plot poem lyrics song musical opera anime manga comic fanfic podcast documentary netflix thriller crime detective author protagonist villain hero',
  GAME: 'game games gaming minecraft roblox fortnite zelda mario pokemon sims level boss raid player players dnd campaign dungeon steam console xbox playstation switch lobby server match respawn npc guild quest chess speedrun teammate',
  STUDY:
    'essay homework assignment exam history biology chemistry science lecture university college class lesson dissertation research study article report textbook teacher coursework gcse presentation quiz psychology course training',
  WORK: 'work job office meeting project deadline email emails manager interview cv application shift team presentation spreadsheet code deploy client customer rota career colleague slack teams probation',
  TECH: 'computer laptop phone battery app program process script server code software bug file files data website wifi router printer screen python linux terminal git update keyboard spreadsheet',
  HOBBY:
    'train trains bus timetable photography photo photos garden gardening knitting lego drawing painting music guitar piano choir football swimming chess cooking baking birdwatching trams plants stamps collection model',
  SENSORY:
    'noise loud sound light lights bright smell smells texture touch labels headphones earplugs sensory overload overwhelmed overstimulated crowded hum buzzing itchy scratchy chewing fluorescent',
  AUTISTIC:
    'autistic autism meltdown shutdown stim stimming masking mask burnout diagnosed diagnosis nonverbal special interest routine neurodivergent adhd asd spoons aspie neurotypical pda',
  SOCIAL:
    'friend friends party invite invited invitation chat conversation smalltalk message text reply group awkward eye contact joke sarcasm tone rude polite manners birthday gift lunch date dating',
  IDIOM:
    'literally figuratively lol haha idiom expression phrase saying metaphor hyperbole joke joking kidding means mean meaning exaggerating exaggeration dramatic',
  HOUSE:
    'laundry dishes kitchen cleaning vacuum hoover bins shopping cooking recipe dinner oven fridge washing bed tidy mess chores rent landlord lease bills',
  COOKING:
    'cook cooking chop chopping onion onions carrot vegetables chicken recipe dinner oven knife bread meat slice bake baking kitchen soup',
  ROUTINE_MED:
    'vaccine vaccination injection dentist doctor gp appointment checkup prescription pharmacy pharmacist blood test surgery operation anaesthetic scan side effects dose forgot daily',
  SPORT:
    'football rugby boxing karate judo match team gym goal swimming cricket hockey wrestling training running marathon climb climbing ball',
  GRIEF:
    'grief grieving died funeral passed memorial bereavement miss loss lost mourning condolences anniversary',
  PAST: 'ago used years childhood was were had once back former previously earlier history long when survived recovered recovery past since',
  SAFE_NOW:
    'fine okay ok safe happy recovered over now moved divorced prison healed better resolved left free proud',
  LEARN:
    'why what how does define meaning explain difference statistics laws signs policy leaflet training workshop volunteer article general question',
  POLITE_ASK:
    'please could help write draft email reply script list suggest advice tips idea ideas plan explain',
  ANNOY:
    'annoying annoyed irritating irritated hate ugh stupid rude boring bored embarrassed embarrassing cringe awkward furious',
  WEATHER_TRAVEL:
    'holiday airport flight plane ticket hotel beach weather trip journey travel packing station',
  NEGATE: 'not no never cannot without none nothing nobody neither nor dont wont cant',
} as const satisfies Record<string, string>
