/** Names that the signs of abuse, danger and emergencies are built from. */
export const harmWords = {
  STRIKE: `hit hits hitting punch punches punching punched slap slaps slapping slapped kick kicks kicking kicked beat
    beats beating beaten choke chokes choking choked strangle strangles strangling strangled whip whips whipped belt
    belts belted throttle throttled headbutt headbutted thrash thrashes thrashed batter batters battered smack smacks
    smacked spank spanks spanked stab stabs stabbed burn burns burned burnt assault assaults assaulted whack whacks whacked cane caned suffocated torture tortures tortured smacking clout clouted hitted wallop
    walloped paddles lashes thump thumps thumped thumping backhand backhands backhanded clobber clobbered knee kneed elbow elbowed`,
  SHOVE: `push pushes pushed pushing shove shoves shoved shoving grab grabs grabbed grabbing drag drags dragged dragging
    throw throws threw thrown slam slams slammed pin pins pinned restrain restrains restrained restraining bite bites
    bit bitten pinch pinches pinched scratch scratches scratched spit spits spat shake shakes shook yank yanks yanked
    corner corners cornered tackle tackled pull pulls pulled squeeze squeezes twist twists twisted hold holds held trip
    trips tripped manhandle manhandles hurt hurts hurting hurted harm harms harmed`,
  FORCE:
    'force forces forced forcing make makes made making pressure pressures pressured pressuring coerce coerces coerced coercing trick tricked tricks blackmail blackmails blackmailed threaten threatens threatened push pushes pushed guilt guilts expect expects wants keeps asks asked want demands demanded told tells',
  SEX: [
    'sex !education/ed/work/offender/offenders',
    'sexual/sexually',
    'sleep with him/her/them/his',
    'touch him/her/himself/his/it',
    'touch his/her private/privates/body/penis/genitals',
    'oral',
    'do things/stuff in bed',
    'have/having sex',
    'suck/kiss ..1 him/her',
    'take off my/all/our clothes',
    'take my clothes off',
    'undress/strip',
    'naked',
    'go further/all',
    'watch/film ..1 porn/me',
    'sexual ..1 things/acts/stuff/favors/favours',
  ],
  NUDES: [
    'nude/nudes/naked',
    'nude/naked/intimate/private/sexual/sexy/underwear ..1 photo/photos/pic/pics/picture/pictures/video/videos/images',
    'photo/photos/pic/pics/picture/pictures/video/videos of/without ..1 my ..1 body/underwear/breasts/private/clothes/privates/genitals/shirt',
    'photo/photos/pic/pics/picture/pictures/video of me ..1 naked/undressed/nude/changing/showering',
    'photo/photos/pic/pics/picture/pictures without ..2 clothes/shirt/top/on',
  ],
  ME: 'me us',
  HURT_HER: [
    'residents/patients/clients/children/kids/pupils/inmates',
    'a/the/another/his/her/their/my ..1 resident/patient/child/kid/woman/man/girl/boy/student/pupil/client/baby',
    'her $',
    'her up/and/in/on/when/every/again/badly/until/if/with/because/after/so/too/all/at/for/during/regularly/hard/yesterday/last/today/while/even/sometimes/often',
    'him/them',
    'his/her/their/the/my ..1 wife/husband/girlfriend/boyfriend/partner/CHILD/PARENT/KIN/PEER/kid',
  ],
  INTO_WALL: [
    'against/into/at/to/down/on/onto/off/across/out A? ..1 wall/floor/ground/stairs/door/bed/cupboard/fridge/table/window/furniture/locker/lockers/street/car/house',
  ],
  FEAR: 'scared afraid terrified frightened fear petrified scary scares terrifies frightens',
  HOME: 'home house flat apartment room bedroom bathroom basement building closet cupboard cellar garage shed institution ward',
  SEXUAL_PP: 'raped molested groped fondled violated drugged',
} as const
