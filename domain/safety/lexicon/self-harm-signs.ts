import type { Sign } from './sign.ts'

/** Names that the signs of self-harm are built from. */
export const selfHarmWords = {
  HARM: `hurt hurts hurting harm harms harming harmed cut cuts cutting burn burns burning burned burnt injure injures
    injuring injured wound wounding scratch scratches scratching scratched bite bites biting bit bitten hit hits hitting
    punch punches punching punched slap slaps slapping slapped bruise bruising scald scalding stab stabs stabbing
    stabbed choke chokes choking choked strangle strangling strangled mutilate mutilating carve carving whip attack
    attacks attacking attacked smack smacking torture torturing hurted damage injuries`,
  HARM_NOUN: ['self harm/harms/harming/harmed/injury/injure/injures/injuring/injurious/mutilation/mutilate'],
  HIT_WITH_HEAD:
    'bang bangs banging banged hit hits hitting smash smashes smashing smashed slam slams slamming slammed knock knocks knocking bash bashes bashing bashed headbutt headbutts headbutting punch punches punching punched smack smacks smacking smacked slap slaps slapping beat beats beating pound pounds pounding thump thumps thumping whack whacks whacking',
  HEAD: 'head forehead skull face temple temples',
  LIMB: 'arm arms wrist wrists thigh thighs leg legs skin stomach hips forearm forearms ankle ankles hand hands chest body knuckles fingers shoulder shoulders',
  CUTTING_EDGE:
    'razor razors blade blades scissors knife lighter glass sharpener needle needles scalpel pin pins stapler cigarette cigarettes matches compass iron',
} as const

/** Urges and acts of hurting oneself, hits and head banging in a meltdown included: worded gently on the card. */
export const selfHarmSigns: readonly Sign[] = [
  {
    topic: 'self-harm',
    name: 'hurting oneself',
    strength: 'unclear',
    about: 'subject',
    passesIn: ['accident', 'sport', 'kitchen', 'leisure', 'fiction'],
    patterns: [
      'until/till ..3 bleed/bleeds/bled/bleeding/blood',
      'HARM REFLEX !off/some/up/loose/free/in/out/down/a/back/short',
      'HARM REFLEX up/in/with/on/again/when/to/because/for/every/until/so/and/if/instead/after/at/during ..4',
      'hurt/harm/hit/cut/bite/burn/punch/injure own self/head/arm/skin',
      'HIT_WITH_HEAD MY/me own? HEAD !around/up/of/down',
      'when/after/before/if/until/and i ..1 cut $',
      'cut $ makes/helps/feels ..1',
      'HIT_WITH_HEAD MY own? HEAD on/against/into/with/until/when/off/and/during/because/so ..4',
      'HIT_WITH_HEAD REFLEX !up/out/for/over',
      'HIT_WITH_HEAD REFLEX in/on/over ..2 HEAD/LIMB',
      'throw/throws/throwing/fling/flinging/slam/slams/slamming REFLEX against/at/into/on/onto A ..2',
      'cut/cuts/cutting/burn/burns/burning/burned/scratch/scratches/scratching/scratched/slice/slicing/sliced/carve/carving/carved/stab/stabbing/score/scoring MY own? ..1 LIMB',
      'cut/cutting/carve/carved/carving/scratch/scratched words/lines/names/name/word into/in/on my/his/her ..2',
      'bite/bites/biting/bit/bitten MY own? ..1 LIMB',
      'fresh/new/deep cuts/cut/burns/scars on my/his/her ..2',
      'cuts/burns/scars/marks/scratches/bruises ..1 on/up/all/over my/his/her ..1 LIMB ..2 from/when/because',
      'pick/picks/picking/scratch/scratches/scratching/tear/tearing/rip/ripping/peel/peeling/bite/biting/claw/clawing/dig/digging/gouge ..6 until/till/til ..2 bleed/bleeds/bleeding/blood/bled/raw',
      'CUTTING_EDGE to/on/against/into my/his/her ..1 LIMB',
      'use/uses/using/used/take/took/got/hold/held A ..1 CUTTING_EDGE on/to/against REFLEX',
      'use/uses/using/used/take/took/got/hold/held A ..1 CUTTING_EDGE on/to/against my/his/her ..1 LIMB',
      'CUTTING_EDGE in/from/under my/his/her ..2 to ..2 cut',
      'press/pressing/hold/holding/put/putting/dig/digging ..5 into/to/against/on my ..1 LIMB ..3 hurt/hurts/burn/burns/pain/bleed/bleeds',
      'pull/pulls/pulling/rip/ripping/tear/tearing out? MY own? hair out? when/during/in/because ..3 meltdown/overwhelmed/upset/melting/angry/meltdowns',
    ],
  },
  {
    topic: 'self-harm',
    name: 'self-harm',
    strength: 'unclear',
    about: 'subject',
    passesIn: ['knowledge', 'fiction'],
    patterns: ['HARM_NOUN', 'headbanging ..3 meltdown/meltdowns/overwhelmed/upset/overload'],
  },
  {
    topic: 'self-harm',
    name: 'urge to hurt oneself',
    strength: 'clear',
    about: 'subject',
    patterns: [
      'punish/punishing/punished/hurting/harming/injuring myself !enough/trying/at',
      'WANT to ..1 HARM REFLEX !off/some/loose/free',
      'URGE/feel/feeling/need to/for/like/of ..1 HARM REFLEX',
      'URGE to/for/of ..1 cut/hurt/burn/bleed/cutting/harm/scratch $',
      'URGE to/for/of ..1 HARM_NOUN',
      'URGE to/for/of ..2 again/are/is/back/getting ..2 cut',
      'want/need/needed/wanted/wants to ..1 bleed',
      'want/need/needed/wanted/wants to ..1 cut $',
      'want/need/needed/wanted/wants to ..1 feel pain/the',
      'want/need/wanted to ..1 cut/burn/harm again/deep/deeper',
      'want/need/wanted to see ..2 blood',
      'start/started/starting/begin/began/been/keep/keeps/kept/stop/quit/back/relapsed/relapse/by/with/from ..1 cutting again/myself/$',
      'been/started/keeps/back/to cutting again/myself/$',
      'relapsed/relapsing/relapse ..3 cut/cutting/sh/self/blade/harm',
      'cutting is/helps/feels/makes/calms ..2',
      'cut ..1 on purpose',
      'HARM REFLEX on purpose/deliberately/intentionally',
      'hurting/cutting/burning/hitting/punishing myself ..1 helps/help/feels/is/calms/relief/makes/only',
      'make/makes/making/made myself bleed/suffer/hurt',
      'punish/punishing/punished myself by/with/for ..2 hurting/cutting/burning/starving/not/pain',
      'i ..1 deserve/deserves/deserved to ..1 suffer/hurt/bleed/pain/hurting/punished',
      'i deserve pain',
      'pain ..2 only ..2 helps/feel/calms/thing/way',
      'physical pain ..3 helps/help/better/calms/distract/distracts/relief',
      'sh urges/again/relapse/relapsed/scars/clean',
      'clean from cutting/sh/self/harming',
    ],
  },
]
