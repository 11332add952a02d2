import type { Sign } from './sign.ts'

/** Bodies used, bound or burnt by somebody with power over the person. */
export const coercionSigns: readonly Sign[] = [
  {
    topic: 'abuse',
    name: 'sex without an answer',
    strength: 'clear',
    about: 'self',
    patterns: [
      'has/have/had/having sex with me when/while/during/if/after ..8 shutdown/speak/talk/move/frozen/freeze/froze/asleep/sleeping/meltdown/nonverbal/respond/drunk',
      'therapist/boss/manager/coach/uncle/stepdad/landlord/carer/doctor/tutor/pastor/priest ~4 SAY/wants/wanted/want ..5 touch/touching/hold/holding/stroke/stroking/suck/rub/rubbing his/her ..1 penis/genitals/privates/vagina/dick/cock/breasts',
      'SOMEONE ~8 make/makes/made me do stuff/things to him/her/them',
    ],
  },
  {
    topic: 'abuse',
    name: 'groped',
    strength: 'unclear',
    about: 'self',
    passesIn: ['sport', 'fiction', 'laughing', 'unintended'],
    patterns: [
      'grabs/gropes/slaps/squeezes/pinches my ..1 butt/bum/ass/arse/bottom/breasts/breast/crotch/thigh',
      'SOMEONE ~4 put/puts/pull/pulls/pulled/took/takes/tear/ripped off my ..1 trousers/pants/underwear/bra/skirt/knickers',
      'SOMEONE ~6 if i ..3 keep/lose/want/get ..2 room/job/flat/place/visa ..6 nice/sweet/friendly to? him/her/$',
      'if i ..3 keep/want ..2 room/flat/place/job ..3 come to him/his',
    ],
  },
  {
    topic: 'abuse',
    name: 'pictures as a threat',
    strength: 'unclear',
    about: 'self',
    passesIn: ['fiction', 'knowledge', 'leisure', 'event'],
    patterns: [
      'leak/leaks/leaking/release/upload/uploads the/my/our/those ..1 vid/vids/videos/video/pics/pictures/photos/tape',
      'if i ..6 break/leave/tell/refuse/block/report ..6 post/share/send/leak/show/publish ..3 vid/vids/video/videos/pics/pictures/photos',
    ],
  },
  {
    topic: 'abuse',
    name: 'burnt by somebody',
    strength: 'unclear',
    about: 'self',
    passesIn: ['fiction', 'accident', 'unintended', 'knowledge'],
    patterns: [
      'presses/holds/pushes/forces/shoves/pressed/pushed/forced my ..1 hand/hands/arm/arms/face/fingers/palm on/onto/to/against/in/into/over A? ..1 hotplate/stove/hob/grill/iron/flame/candle/boiling/fryer/heater/burner',
    ],
  },
  {
    topic: 'abuse',
    name: 'tied to furniture',
    strength: 'unclear',
    about: 'other',
    passesIn: ['fiction', 'knowledge', 'leisure', 'laughing', 'sport'],
    patterns: [
      'tie/ties/tied/tying/strap/straps/strapping/bind/binding/chain/chained/chaining my/our/his/her/the/a ..1 PARTNER/PARENT/KIN/CHILD/PEER/resident/residents/client to/into ..2 chair/bed/radiator/cot/toilet/pole',
      'he/she/they is/are/was/were/gets/get being? tied/strapped/chained to ..2 chair/bed/radiator/cot/toilet',
    ],
  },
  {
    topic: 'abuse',
    name: 'told by play',
    strength: 'unclear',
    about: 'other',
    isFact: true,
    passesIn: ['fiction', 'knowledge'],
    patterns: [
      'undress/undresses/undressing ..2 doll/dolls/teddy ..4 hits/hit/touches/licks/kisses/rubs/between/private',
    ],
  },
]
