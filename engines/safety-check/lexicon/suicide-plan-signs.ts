import type { Sign } from './sign.ts'

/** How somebody would do it, and what they have said, written or been told about it. */
export const suicidePlanSigns: readonly Sign[] = [
  {
    topic: 'suicide',
    name: 'means at hand',
    strength: 'unclear',
    needsNoSecondJudge: true,
    about: 'subject',
    isFact: true,
    passesIn: ['leisure', 'fiction', 'knowledge', 'animal'],
    patterns: [
      'bought/got/ordered/found a/some/the/enough ..1 rope/noose/helium/gun !ladder/bridge/swing/holder/blanket/tag/set',
      'look/looks/seem/appear like an accident',
      'showed/showing/shows us/me/him/her ..1 pills/rope/noose/gun/knife/razor',
    ],
  },
  {
    topic: 'suicide',
    name: 'method',
    strength: 'unclear',
    needsNoSecondJudge: true,
    about: 'subject',
    passesIn: ['routine-dose', 'fiction', 'knowledge', 'animal', 'words-only'],
    patterns: [
      'a/the/my noose',
      'lethal/fatal/deadly ..1 dose/amount/quantity/overdose',
      'enough to kill me/myself',
      'how many/much ..1 PILL would/will it take',
      'bought/have/got/made/tied ..1 noose',
      'best/easiest/quickest/fastest/painless/peaceful/simplest/safest/surest/most/least/quick/easy/effective/reliable/cleanest/kindest/gentlest/painful ..2 way/ways/method/methods/means/place/time/option to/of/for/how i? ..1 TO_DIE',
      'how to/do/can/could/would/should i? ..1 TO_DIE_SURELY',
      'ways/way/method/methods/means/steps/procedure/instructions/paperwork/legal/legally to/of/for ..1 TO_DIE',
      'how many/much/high/far/tall/deep/long/cold !people/animals/birds/children/humans/soldiers/men/women/dogs/cats/plants/of ..8 die/kill/overdose/fatal/lethal/deadly/death/unalive/od',
      'enough ..1 PILL to/for/saved/hidden/stored',
      'PILL ..2 saved/hidden/stored/stockpiled/waiting/counted/hoarded up?',
      'have/has/had/having/made/got A ..1 plan/method/date/means to/for/and/of/how ..3 die/end/kill/suicide/method/hang/jump/overdose/pills/rope/life/means/date',
      'wrong/far/outer/other/outside side? of ..1 railing/railings/rail/barrier/parapet/balustrade/guardrail',
    ],
  },
  {
    topic: 'suicide',
    name: 'told to die',
    strength: 'clear',
    about: 'self',
    isFact: true,
    patterns: ['SAY me/i/us ..2 to/should/go/should/that ..1 kill/hang/off/unalive/end myself/yourself'],
  },
]
