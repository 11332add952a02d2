/** Force, control, touching, grooming and extortion by somebody else. */
export const abuseEvidence = {
  HARSH: [
    'locked/locks/lock/food/starve/hungry/hit/hits/cold/dark/outside/naked/shower/belt/slap/slaps/garage/basement/rain/meals/eat/water/medication/meds',
  ],
  FORCED: ['force/forces/forced/forcing me/us'],
  HANDS_ON: [
    'hold/holds/holding/held/grab/grabs/grabbing/pin/pins/pinning/squeeze/squeezing/slap/slapping/hit/hitting/drag/dragging/twist/twisting/push/pushing ..1 my/me',
    'give/pay/hand/transfer/sign ..4 money/card/benefits/salary/wages/savings/disability/pension/inheritance',
  ],
  COERCER: [
    'he/she/they/husband/wife/boyfriend/girlfriend/partner/ex/stepdad/uncle/landlord/carer ..3 will/would/going/threatens/threatened/says/said/tells/told',
  ],
  IF_I_RESIST: [
    'if/when i ..2 go to ..1 police/doctor/teacher/social',
    'if/when i ..2 call/tell/phone/contact ..2 police/anyone/anybody/mum/dad/teacher/someone/social',
    'if i ..2 say/said no/anything/something',
    'if i ..2 leave/tell/report/speak/complain/refuse/scream/move/divorce',
  ],
  CONDITION: ['if i ..1 do/did/will not', 'unless i', 'or else', 'in return/exchange'],
  PRIVATE_TOUCH: [
    'touch/touches/touched/touching/grab/grabs/grabbed/grabbing/stroke/strokes/stroked/rub/rubs/rubbed/squeeze/squeezes/squeezed/feel/feels my ..1 breast/breasts/chest/bum/butt/bottom/ass/thigh/thighs/crotch/privates/genitals/groin/waist',
    'hand/hands/fingers on/up/under/between/in/inside my ..1 thigh/thighs/leg/legs/skirt/shirt/bra/underwear/pants/trousers/shorts/chest/bum/dress',
  ],
  ASKED_PICTURE: [
    'send/sending/take/taking/show/share ..3 picture/pictures/photo/photos/pics/pic/video/videos/selfie/selfies',
  ],
  UNDRESSED: [
    'underwear/naked/nude/undressed/shirtless/topless/bikini/knickers/panties/bra/shower/body/swimsuit',
  ],
  TAKEN_FROM_ME: [
    'take/takes/took/taken/hides/hid/keep/keeps/kept/has/locked my ..1 keys/card/cards/passport/money/wheelchair/wages/meds/medication/shoes/clothes/glasses/papers/documents',
  ],
  NOT_LET: ['WONT_LET', 'not/never ..1 leave/go/pay', 'agree/obey/behave', 'can not ..1 leave/go'],
  ADULT: ['AUTHORITY/CARER/STRANGER', 'older/grown/adult man/guy/woman', 'uncle/stepdad/cousin/coach/leader'],
  SEX_DEMAND: ['sleep with ..2', 'sex/nudes/sexual/blowjob/naked', 'touch/kiss him/her'],
  GROOMER: [
    'older/grown ..1 man/guy/woman/boy',
    'man/guy/woman/someone/person/adult/boy ..1 i/online ..1 met/know/online',
    'online friend',
    'stranger',
  ],
  GROOMING: [
    'come to his/her/their ..1 house/home/place/room/flat/car',
    'meet ..4 alone/secretly/hotel/house/flat/car/room',
    'not to? tell/telling my/anyone/mum/dad/parents',
    'keep ..4 secret',
    'our secret',
    'send ..3 picture/pictures/photo/photos/money',
    'gifts/money',
  ],
  SELF_HARM_WORDS: ['cut/cutting/self/harm/razor/blade/blood/bleed/bandages/myself/herself/himself/wrists'],

  SECRECY: [
    'keep/stay/be quiet/silent about',
    'tell/told/telling anyone/anybody/someone/nobody/mum/dad/police',
    'not/never tell/told',
    'keep/keeps/kept ..6 secret',
    'our/a/little secret',
    'nobody will/would/is ..1 believe',
  ],
  TRACE: [
    'bruise/bruises/bruised/burns/belt/beats/beat/hits/hit/touch/touches/touched/touching/kiss/kisses/kissed/kissing/hurts/naked/undress/undressed/punches/slaps/chokes/kicks/rape/raped',
  ],
  BRUISES: [
    'bruise/bruises/bruised',
    'black eye',
    'cigarette burns',
    'burn marks',
    'broken rib/arm/bones/ribs',
  ],
  MY_BED: [
    'comes/came/gets/goes/sneaks/walks in/into my ..1 room/bedroom',
    'in/into/to/on my ..1 room/bed/bedroom ..1 at/in/when/every night/night',
    'in/into/on my ..1 bed',
    'on top of me',
    'into/in my ..1 room/bedroom at/every night',
  ],
  DREAD: [
    'touch/touches/touched/touching/kisses/strokes/undresses/naked/pretend/pretending/scared/afraid/freeze/frozen/froze/terrified/cry/crying/disgusting/hurts/hate/hiding/hide/shaking/trembling',
  ],
  NO_IGNORED: [
    'said/told/say/saying/screamed ..2 no/stop ..6 kept/carried/continued/anyway/did/still/not',
    'would/did not stop',
    'kept going',
    'did it anyway',
    'even though/when i ..2 no/not',
  ],
  INTIMATE: [
    'touch/touched/touching/kiss/kissed/sex/sexual/clothes/body/naked/bed/him/he/undress/private/inside',
  ],
  PICTURES: [
    'recorded/filmed/recording/picture/pictures/photo/photos/pics/pic/nudes/nude/video/videos/screenshots/images',
  ],
  EXTORTION: [
    'if i do/will/did not',
    'unless i',
    'or else/he/she/they',
    'or i have',
    'to everyone/my',
    'show/send/post/share/leak ..1 everyone/them/it/my to?',
    'pay/money/bitcoin',
  ],
  THREATENING: [
    'will/would/going/threatens/threatened/threatening/says/said/wants ..2 show/send/post/share/leak/publish/upload/tell',
  ],
} as const
