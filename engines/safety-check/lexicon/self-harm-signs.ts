import type { Sign } from './sign.ts'

/** Names that the signs of self-harm are built from. */
export const selfHarmWords = {
  HARM: `hurt hurts hurting harm harms harming harmed cut cuts cutting burn burns burning burned burnt injure injures
    injuring injured wound wounding scratch scratches scratching scratched claw claws clawing clawed bite bites biting bit bitten hit hits hitting
    punch punches punching punched slap slaps slapping slapped bruise bruising scald scalding stab stabs stabbing
    stabbed choke chokes choking choked strangle strangling strangled mutilate mutilating carve carving whip attack
    attacks attacking attacked smack smacking torture torturing hurted damage injuries`,
  HARM_NOUN: ['self harm/harms/harming/harmed/injury/injure/injures/injuring/injurious/mutilation/mutilate'],
  HIT_WITH_HEAD:
    'bang bangs banging banged hit hits hitting smash smashes smashing smashed slam slams slamming slammed knock knocks knocking bash bashes bashing bashed headbutt headbutts headbutting punch punches punching punched smack smacks smacking smacked slap slaps slapping beat beats beating pound pounds pounding thump thumps thumping whack whacks whacking',
  HEAD: 'head forehead skull face temple temples',
  LIMB: 'face arm arms wrist wrists thigh thighs leg legs skin stomach hips forearm forearms ankle ankles hand hands chest body knuckles fingers shoulder shoulders',
  CUTTING_EDGE:
    'razor razors blade blades scissors knife lighter glass sharpener needle needles scalpel pin pins stapler cigarette cigarettes matches compass iron',
} as const

/** Urges and acts of hurting oneself, hits and head banging in a meltdown included: worded gently on the card. */
export const selfHarmSigns: readonly Sign[] = [
  {
    topic: 'self-harm',
    name: 'hurting oneself',
    strength: 'unclear',
    needsNoSecondJudge: true,
    about: 'subject',
    passesIn: ['accident', 'sport', 'kitchen', 'leisure', 'fiction', 'laughing', 'gentle'],
    patterns: [
      'claw/claws/clawing/clawed/scratch/scratches/scratching/scratched/stab/stabbing/punch/punching MY own? ..1 LIMB/eyes/eye',
      'until/till ..3 bleed/bleeds/bled/bleeding/blood',
      'HARM REFLEX !off/some/up/loose/free/in/out/down/a/back/short',
      'i ..2 punch/punched/hit/slap/slapped/beat MY own? ..1 LIMB !bag',
      'LIMB ..2 covered/full in/of/with ..1 cuts/scars/burns/scratches/bruises/marks',
      'carve/carved/carving ..5 into/in/on my/his/her ..1 LIMB',
      'HARM REFLEX up/in/with/on/again/when/to/because/for/every/until/so/and/if/instead/after/at/during ..4',
      'HIT_WITH_HEAD MY/me own? HEAD !around/up/of/down',
      'when/after/before/if/until/and i ..1 cut $',
      'HIT_WITH_HEAD MY own? HEAD on/against/into/with/until/when/off/and/during/because/so ..4',
      'HIT_WITH_HEAD REFLEX !up/out/for/over',
      'HIT_WITH_HEAD REFLEX in/on/over ..2 HEAD/LIMB',
      'cut/cuts/cutting/burn/burns/burning/burned/scratch/scratches/scratching/scratched/slice/slicing/sliced/carve/carving/carved/stab/stabs/stabbing/stabbed/slash/slashed/slashing/gouge/gouged/saw/brand/branding/pierce/score/scoring MY own? ..1 LIMB',
      'cut/cutting/carve/carved/carving/scratch/scratched words/lines/names/name/word into/in/on my/his/her ..2',
      'bite/bites/biting/bit/bitten MY own? ..1 LIMB',
      'fresh/new/deep cuts/cut/burns/scars on my/his/her ..2',
      'pick/picks/picking/scratch/scratches/scratching/tear/tearing/rip/ripping/peel/peeling/bite/biting/claw/clawing/dig/digging/gouge ..6 until/till/til ..2 bleed/bleeds/bleeding/blood/bled/raw',
      'CUTTING_EDGE to/on/against/into my/his/her ..1 LIMB',
    ],
  },
  {
    topic: 'self-harm',
    name: 'self-harm',
    strength: 'unclear',
    needsNoSecondJudge: true,
    about: 'subject',
    passesIn: ['knowledge', 'fiction'],
    patterns: ['HARM_NOUN', 'hide/hiding/cover/covering ..2 cuts'],
  },
  {
    topic: 'self-harm',
    name: 'urge to hurt oneself',
    strength: 'clear',
    about: 'subject',
    patterns: [
      'start/started/starting/keep/keeps/kept ..1 cutting/burning/scratching/hurting MY own? ..1 LIMB',
      'burn/burned/burning/burnt/scald/scalded my ..1 LIMB with ..2 straightener/straighteners/iron/lighter/cigarette/match/curling/hob/stove/candle/spoon',
      'not ..1 eaten/eat for/in ..1 # days',
      'not ..1 eaten/eat/had/touched/taken ..1 anything/food/meal/bite/crumb ..2 for/in/since ..1 #2/several/days/week/weeks/monday/tuesday/wednesday/thursday/friday/saturday/sunday',
      'keep/carry/carrying/hide/hiding/hid/hidden/have A ..1 blade/blades in/under/inside my',
      'WANT to ..1 carve/cut/scratch/burn ..5 in/on/into my ..1 LIMB',
      'have/has/got/found/hold/holding the/my/a ..1 blade/razor !to/for/blade',
      'punish/punishing/punished/hurting/harming/injuring myself !enough/trying/at',
      'WANT to ..1 HARM REFLEX !off/some/loose/free',
      'URGE/feel/feeling/need to/for/like/of ..1 HARM REFLEX',
      'want/need/needed/wanted/wants to ..1 feel pain/the',
      'start/started/starting/begin/began/been/keep/keeps/kept/stop/quit/back/relapsed/relapse/by/with/from ..1 cutting again/myself/$',
      'been/started/keeps/back/to cutting again/myself/$',
      'relapsed/relapsing/relapse ..3 cut/cutting/sh/self/blade/harm',
      'cutting is/helps/feels/makes/calms ..2',
      'HARM REFLEX on purpose/deliberately/intentionally',
      'hurting/cutting/burning/hitting/punishing myself ..1 helps/help/feels/is/calms/relief/makes/only',
      'punish/punishing/punished myself by/with/for ..2 hurting/cutting/burning/starving/not/pain',
      'clean from cutting/sh/self/harming',
    ],
  },
]
