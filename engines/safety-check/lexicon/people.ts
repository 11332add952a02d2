/** Who is spoken of. Read by the judging of a sign's subject and by the patterns of harm done by others. */
export const people = {
  /** Not real people, or people in general: nobody who needs a card. */
  GENERIC:
    'people persons others autistics adults adolescents teens teenagers women men humans everyone anyone patients youths youth veterans farmers students inmates celebrities males females society',
  CHARACTER:
    'character characters protagonist hero heroine villain narrator actor actress avatar npc npcs sim sims hamlet romeo juliet ophelia antagonist detective killer murderer victim singer soldier soldiers king queen emperor princess prince knight wizard witch vampire zombie zombies dragon boss enemy enemies player players pokemon rogue paladin bard cleric goblin orc',
  THING:
    'phone battery laptop computer car plant plants flower flowers tree trees program process app server engine light lights noise music song internet wifi connection trend joke meme plan project company business restaurant shop idea conversation party meeting homework job essay fish goldfish hamster dog cat pet pets bird guinea rabbit tortoise horse bee bees star stars language hope love economy camera watch printer tv toy',
  ADJ: 'older younger little big elder eldest own best close good old new ex abusive drunk angry step foster autistic support care elderly late dear whole entire online favorite favourite violent current former teenage teen mean creepy strange random male female adult disabled nonverbal support personal night home grown',

  /** "After the fight with mum want to die": these forms do not take the singular noun before them as subject. */
  BASE_VERB: 'want need wish hope feel plan intend prefer',

  /** What stands before an act of one's own: "I | bite", "to | bite". After a noun it is somebody else's. */
  BEFORE_OWN_ACT: `i to and or then by from when while of about start started keep kept been am was have had was been like
    can could will would might may must should stop stopped not me for at after before is it that because so if but with
    up out how feel tried try trying want wanted usually always never again fingers`,

  /** Said of somebody who did not die of it. */
  SURVIVES: 'breathing alive breathes ambulance hospital survived bleeding unconscious conscious',

  /** Somebody who is real and meant: "my older brother", "a man", "she". */
  SOMEONE: [
    'PRONOUN/HE',
    'PARTNER/PARENT/KIN/CARER/AUTHORITY/PEER/STRANGER/CHILD',
    '# year/month old',
    'my/our/his/her/their/a/the/this/that/some/one/another ADJ? ADJ? PARTNER/PARENT/KIN/CARER/AUTHORITY/PEER/STRANGER/CHILD',
  ],
  /** The same, and people in general as those who do harm: "people here hit me". */
  ANYBODY: ['SOMEONE', 'people/others/everyone/everybody/residents/staff'],
  /** Somebody who lives with or cares for the person. */
  CLOSE: ['PARTNER/PARENT/KIN/CARER', 'my/our/his/her/their/a/the/one ADJ? ADJ? PARTNER/PARENT/KIN/CARER'],
  /** CLOSE, or a pronoun that may stand for one. */
  CLOSE_OR_HE: ['CLOSE', 'PRONOUN'],
} as const
