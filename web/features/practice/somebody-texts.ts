export const somebodyTexts = {
  title: 'Choose exercises for somebody',
  intro:
    'Tick up to 20 exercises and give the link to somebody who uses Wayfern, too. It shows them these exercises first. You see nothing of what they do, and the link holds nothing but the names of the exercises.',
  link: 'The link',
  none: 'Tick an exercise. The link appears here.',
  chosen: (count: number) => `${count} ${count === 1 ? 'exercise is' : 'exercises are'} chosen.`,
  most: 'More than 20 do not fit into one link. Untick one first.',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying. Select the link and copy it yourself.',
  sheet:
    'Each exercise can also be printed as a sheet for two people: open it and select "Sheet for two people".',
  heading: 'Somebody chose these for you',
  headingHint: 'You decide if you do them. Nobody but you sees what you do here.',
  gone: 'Some of the chosen exercises do not exist any more.',
} as const
