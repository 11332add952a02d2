import { phrase, phraseGroup } from './phrase-rule.ts'

const count = '(?:\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|some|many|several)'
const unit = '(?:minutes?|hours?|days?|weeks?|months?|years?)'
const state = '(broken|closed|ill|sick|away|empty|wet|dirty|dead|off|out of order|locked|blocked)'
const pastForms: readonly (readonly [past: string, base: string])[] = [
  ['went', 'go'],
  ['came', 'come'],
  ['saw', 'see'],
  ['got', 'get'],
  ['had', 'have'],
  ['told', 'tell'],
  ['said', 'say'],
  ['knew', 'know'],
  ['took', 'take'],
  ['gave', 'give'],
  ['made', 'make'],
  ['found', 'find'],
  ['thought', 'think'],
  ['received', 'receive'],
  ['understood', 'understand'],
  ['wanted', 'want'],
  ['worked', 'work'],
]

/** Turns of phrase of people who write English as a further language, where only one thing can be meant. */
export const secondLanguage = phraseGroup({
  reason: 'This is how it is usually said in English. It means the same.',
  rules: [
    phrase("(i|we|you|they)(?:'?m| am|'?re| are) agree", '$1 agree'),
    phrase('are you agree', 'do you agree'),
    phrase('explain(ed|s)? (me|us|him|her|them)(?= \\p{L}|[.,!?]|$)', 'explain$1 to $2'),
    phrase('discuss(ed|ing)? about', 'discuss$1'),
    phrase('informations', 'information'),
    phrase('(?:an advice)', 'some advice'),
    phrase('advices', 'advice'),
    phrase('(?:a homework|homeworks)', 'homework'),
    phrase('furnitures', 'furniture'),
    phrase('childrens', 'children'),
    phrase('interested (?:for|on)(?= (?:the|your|this|a)(?!\\p{L}))', 'interested in'),
    phrase('(\\d{1,2}) o clock', "$1 o'clock"),
    phrase("((?:don't|do not) want) (make|go|come|see|say|be|have|do|talk)", '$1 to $2'),
    phrase('make ((?:the|my|our|your|his|her) homework)', 'do $1'),
    phrase('making ((?:the|my|our|your|his|her) homework)', 'doing $1'),
    phrase('make a question', 'ask a question'),
    phrase('(thanks|thank you) (?:for|on) advance', '$1 in advance'),
    phrase('(?:i )?wait (?:for )?your (answer|reply)', 'I am waiting for your $1'),
    phrase('want that you(?= (?!are|were|is|all|have|had|can)\\p{L})', 'want you to'),
    phrase('more (better|easier|faster|bigger|cheaper|worse|quieter|louder)', '$1'),
    phrase('depend(s)? of', 'depend$1 on'),
    phrase(
      `i(?:'?m| am) (\\p{L}+ing)((?: \\p{L}+){0,3}) since (${count} ${unit})`,
      'I have been $1$2 for $3',
    ),
    phrase(`since (${count} ${unit})(?! ago)`, 'for $1'),
    phrase(`i(?:'?m| am) ${state} since`, 'I have been $1 since'),
    phrase(`(?<!\\p{L} (?:was|were) )is ${state} since`, 'has been $1 since'),
    phrase(`are ${state} since`, 'have been $1 since'),
    phrase('how many (\\p{L}+s) i have(?=\\s*(?:[?.!]|$))', 'how many $1 do I have'),
    phrase('if is (possible|ok|okay|allowed)', 'if it is $1'),
    phrase('til when', 'until when'),
    phrase('the (\\p{L}+) which you (made|wrote|sent)', 'the $1 that you $2'),
    phrase(
      '(?<=(?:friends|we|they|i|you) )want (taste|see|know|ask|try|eat|go|come|help)(?! of)',
      'want to $1',
    ),
    phrase('(?:do|make) the needful', 'do what is needed'),
    phrase('kindly revert(?: back)?', 'please reply'),
    phrase('revert back', 'reply'),
    phrase('at the earliest(?! \\p{L})', 'as soon as possible'),
    phrase('at the earliest(?= (?:regarding|about|on|with))', 'as soon as possible'),
    ...pastForms.map(([past, base]) =>
      phrase(`(didn'?t|did not|did (?:you|he|she|they|we|i)) ${past}`, `$1 ${base}`),
    ),
  ],
})
