import type { Sign } from './sign.ts'

/** Being touched, used or pictured against one's will, or as a child. */
export const sexualHarmSigns: readonly Sign[] = [
  {
    topic: 'abuse',
    name: 'sexual harm',
    strength: 'clear',
    about: 'self',
    patterns: [
      'make/makes/made/making/force/forces/forced ME to? do things !with/around/at/like/for',
      'marry/married/marriage ..1 a/some/this/to ..1 man/boy/guy/cousin/someone/stranger i ..3 never/not',
      'KIN/CARER/AUTHORITY ~2 touch/touches/touched/touching me $',
      'SOMEONE ~4 put/puts/putting/placed/places ..2 hand/hands on/up/between my ..1 leg/legs/thigh/thighs/knee/chest/bum/bottom',
      'i ..2 was/am/been/being/got ..1 SEXUAL_PP',
      'SOMEONE ~4 touch/touches/touched/touching/feels/rubs/rubbed/kiss/kissed/kisses ME ..2 inappropriately/sexually/privates/private/breasts/breast/chest/bum/butt/shower/bath/toilet/wrong/weird/bed/changing/locker/alone/car/night/secretly/there/down/under/between/where/places/uncomfortable/while/when/even/and',
      'SOMEONE ~4 touch/touches/touched/touching/grab/grabs/grabbed/squeezed/squeezes/stroked/strokes/rubbed/rubs/put/puts my ..1 privates/private/breasts/breast/chest/bum/butt/thigh/thighs/genitals/crotch/vagina/penis/bottom/backside/groin',
      'hand/hands in/into/inside/up/down/under my ..1 trousers/pants/underwear/shirt/skirt/bra/clothes/shorts/dress',
      'film/films/filmed/watch/watches/watched/photograph/photographs/photographed/spies/spied on? me ..2 shower/showering/undress/undressing/naked/change/changing/toilet/bathing/sleep',
      'comes/came/gets/got/climbs/climbed/crawls/crawled in/into my bed',
      'SOMEONE ~6 made/makes/make/forces/forced ME touch/kiss/lick/suck/watch/undress/strip ..1',
      'SOMEONE ~6 made/makes/make/forces/forced ME to? ..1 touch/kiss/lick/suck him/her/them/himself/it',
      'has/have/got my ..1 nudes/naked/nude/private',
      'make/makes/made/making/wants/wanted/tells/told/forces me to? ..1 sit on his/her lap',
      'put/puts/slips/slipped/mixes ..1 something/drugs/pills/powder in/into my ..1 tea/coffee/drink/food/juice/milk/water/glass',
      'secret game',
      'SOMEONE ~4 FORCE ME ..1 to/into/for/do? ..2 SEX',
      'FORCE ME ..1 to/into/for ..2 SEX',
      'FORCE/ask/asks/asked/asking/pressures/wants/begs/threatens ME ..1 to/for/into ..2 send/share/take/give/show ..3 NUDES',
      'SOMEONE ~4 ask/asks/asked/asking/pressures/wants/begs/demands me? ..1 for/to ..2 NUDES',
      'threaten/threatens/threatened/threatening/blackmail/blackmails/blackmailing/will/says ..6 post/share/send/leak/publish/show/with/release ..3 NUDES',
      'SOMEONE ~2 makes/made/make ME ..1 touch/undress/watch/have ..2',
    ],
  },
]
