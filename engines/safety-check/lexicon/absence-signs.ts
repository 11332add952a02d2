import type { Sign } from './sign.ts'

/** A world without the writer: better for others, lighter, and soon. */
export const absenceSigns: readonly Sign[] = [
  {
    topic: 'suicide',
    name: 'world without me',
    strength: 'clear',
    about: 'subject',
    isFact: true,
    patterns: [
      'better/happier/easier/simpler/nicer/fine/relieved/best/good/glad/improved/cheaper/kinder off? ..4 if/when/once/that IF_GONE',
      'better/happier/easier/simpler/nicer/best/good/kinder for ..4 if/when/once/that IF_GONE',
      'nobody/none/anyone/anybody/one/they/people/world/everyone/who would/will/even/could/not ..2 care/notice/miss/mind/cry/remember/bother ..2 if/when/that/whether IF_GONE',
      'i ..4 burden on/to/for everyone/everybody/my/all/them/people/others/society/family/you',
      'being/be/become/becoming/just/only/such a? burden on/to/for everyone/everybody/my/all/them/people/others/society/family/you',
      'never been born',
      'nobody/noone/none needs/wants me around/here/alive/anymore/$ on?',
    ],
  },
  {
    topic: 'suicide',
    name: 'gone soon',
    strength: 'clear',
    about: 'subject',
    isFact: true,
    patterns: [
      'wrote/written/writing/write my ..1 last/final ..2',
      'tonight/today/tomorrow/this is/was my/her/his/their ..1 last ..1 night/day',
      'i/he/she/they/we will/am/is/are ..1 be ..1 dead SOON/by/before/when/in/after/within',
      'i will ..1 be dead',
      'i/he/she/they will/am/is/do not/no ..2 be/exist/going/longer/planning/plan/intend/expect ..2 alive/living/exist/existing/breathing',
      'going/gonna/planning/will/decided/about to? ..1 die tonight/tomorrow/today/by/SOON/this !of',
      'when/after/once i am/have dead/died/killed',
      'not/never ..2 live/make/get/wake/reach/see/survive it? to/past/until/through/beyond/up/this? ..2 tomorrow/tonight/morning/christmas/birthday/#8/adulthood/winter/summer/spring/year $',
      'by the time you/anyone/they/she/he/someone/mum ..1 read/reads/see/sees/find/finds/get/gets this/me/it',
      'goodbye/farewell/bye cruel/forever/world',
    ],
  },
]
