export const helpTexts = {
  title: 'Get help',
  intro: 'How to use the page that you came from, urgent help, and how to reach a person.',
  pageHeading: (title: string) => `How to use this page: ${title}`,
  toLines: 'Show more help lines',
  linesAnchor: 'lines',
  urgentHeading: 'Urgent help',
  urgent:
    'If you are in danger now, call your local emergency number (112 in Europe, 911 in the US and Canada, 999 in the UK, 000 in Australia, 111 in New Zealand).',
  notEmergency:
    'Wayfern is software and not an emergency service. No person reads what you write to the coach.',
  planHeading: 'Safety plan',
  plan: 'A short list of your own for moments in which you may not be safe with yourself. You write it step by step, and you can print it. It is optional.',
  toPlan: 'Open the safety plan',
  howToHeading: 'How to use Wayfern',
  howTo: [
    'Home is the general assistant. Write one sentence about what you need. It answers below your message.',
    'The menu lists 13 modules. Each one is about one part of life, for example friendship or burnout.',
    'Every module has example questions. Select one and it is sent at once, so that you can see what an answer looks like.',
    'While a reply is written you can select Stop. What was written so far is kept.',
    'If something fails, your text comes back into the input. Nothing you wrote is lost.',
    'Messages that appear for a short time are kept under Notices at the top of the page.',
    'Without an internet connection these work: Calm screen, help lines, safety plan, My words, practice, and the cards that you opened before. Changes are sent when you are connected again.',
    'You can install Wayfern on a phone or computer: choose "Install app" or "Add to Home Screen" in the menu of the browser.',
    'Under Settings you can switch to dark mode, high contrast, larger text or a plain background.',
    'Calm screen, at the top of every page, opens a quiet screen over the page. Alt+Shift+Q (on a Mac: Option+Shift+Q) opens it too, and Escape leads back.',
    'Control+B (on a Mac: Command+B) makes the menu narrow or wide.',
  ],
  personHeading: 'Reach a person',
  person:
    'Send a request. A person reads it and answers by email. Write what you wanted to do and what happened. You do not have to explain why you need it.',
  toSupport: 'Ask for support',
  toOperator: 'Operator',
} as const
