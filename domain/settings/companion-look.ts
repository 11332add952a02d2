/** The pots and the leaves among which a person chooses for their companion's plant. The first ones are the default. */
export const companionPots = ['clay', 'round', 'box', 'footed'] as const
export type CompanionPot = (typeof companionPots)[number]

export const companionLeaves = ['fern', 'coin', 'heart', 'blade'] as const
export type CompanionLeaf = (typeof companionLeaves)[number]
