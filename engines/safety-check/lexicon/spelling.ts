/** Two words that are one. */
export const joinedPairs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'my self': 'myself',
    'him self': 'himself',
    'her self': 'herself',
    'them selves': 'themselves',
    'them self': 'themselves',
    'your self': 'yourself',
    'any more': 'anymore',
    'no one': 'nobody',
    'every one': 'everyone',
    'some one': 'someone',
    'any one': 'anyone',
    'good bye': 'goodbye',
    'kind of': 'kinda',
    'sort of': 'kinda',
    'un alive': 'unalive',
    'sewer slide': 'suicide',
    'over dose': 'overdose',
    'i m': 'i am',
    'over dosed': 'overdosed',
    'want 2': 'want to',
    'need 2': 'need to',
    'going 2': 'going to',
    'have 2': 'have to',
    'ready 2': 'ready to',
    'weed killer': 'weedkiller',
    'rat poison': 'poison',
    'al my': 'all my',
    'multi storey': 'multistorey carpark',
    'multi story': 'multistorey carpark',
    '2 die': 'to die',
    '2 stop': 'to stop',
    '2 be': 'to be',
    '2 disappear': 'to disappear',
    '2 leave': 'to leave',
    '2 hit': 'to hit',
    '2 burn': 'to burn',
    '2 do': 'to do',
    '2 get': 'to get',
    '4 good': 'for good',
    '4 ever': 'forever',
    '4 everything': 'for everything',
    '4 me': 'for me',
    '2 much': 'too much',
    '2 many': 'too many',
    'car park': 'carpark',
    'can no': 'can not',

    '2 live': 'to live',
    '2 kill': 'to kill',
    '2 end': 'to end',
    '2 hurt': 'to hurt',
    '2 cut': 'to cut',
    '2 jump': 'to jump',
    '2 sleep': 'to sleep',
    '2 go': 'to go',
    '2 exist': 'to exist',
    'trying 2': 'trying to',
    'like 2': 'like to',
    'got 2': 'got to',
    'every body': 'everybody',
    'some body': 'somebody',
    'right now': 'now',
  }),
)

/** "my self" is one word, but not in "my self esteem". */
export const selfCompounds = new Set(
  'esteem harm harming worth care confidence image diagnosis assessment employed talk love respect awareness study help defense defence control regulation advocacy'.split(
    ' ',
  ),
)

/** Words that matter enough to be recognised with one wrong letter (two from nine letters on). */
export const keyWords: readonly string[] =
  `suicide suicidal overdose overdosed kill killed killing myself himself herself themselves abuse abused abusive
  abusing strangle strangled strangling choked choking hitting punched punches punching kicked kicking beaten
  beating slapped slapping threatens threatened threatening bleeding burning cutting wrists hurting hurts harming
  existing exist living alive anymore tomorrow goodbye forever pointless worthless hopeless unconscious breathing
  swallowed tablets paracetamol ibuprofen tylenol medication bottle bridge hanging noose weapon stalking following
  kidnapped trapped locked violent attacked raped molested assaulted touched forced scared afraid terrified
  boyfriend girlfriend husband partner stepdad stepfather father mother parents brother sister stabbed stabbing
  disappear burden dying death drowned drowning`.split(/\s+/)

/** Common words that stand one letter from a key word, or from a short form, and mean something else. */
export const innocentLookAlikes = new Set(
  `amuse amused amusing strange stranger choose chosen hunting hurling parting putting sitting fitting
  heating seating boating bearing bleating breeding bluffing burping turning buying curing cuffing hutting hurtling
  hunts hurls exit exact exciting exiting loving living giving liking lining alike olive aline prison poisson
  person bored border birding battle bridal bride fridge hangings handing banging ranging danger moose loose goose
  noise nose packed picked looked rocked socked backed talking stocking staking slaking violet violets attached
  raced rated rapid taped touched couched toughed forged formed farced forked sacred scarred scared scored stared
  partners patter farther further bother mothers other brothers blister mister stabled scabbed drawing crowned
  browned depth heath health burned turban dining drying trying tying lying deaths wrist write writes breaking
  breading breathing swallows tables tablet bottles kicker licking picking ticking sicking bearable beaded
  batter better butter beaming beading skill skilled skilling skills still spill till fill bill hill pill mill
  will wills chill grill drill krill kills filled billed filling billing willing milling pilling drilling healing
  hearing hearting punchy punched bunched lunches lunch pinches pinched pinching munching slipping slipped clapped
  flapped snapped slapping clapping flapping arrive olives alice hopeful followed following flowing fallowing
  hollowing tricked trucked tapped trapper wrapped dropped foxed docked blocked clocked linked licked logged
  forced focused forest forget forgive forgiven forgives forgot sunscreen parent party forbear forever
  burger harden hardens hardened widen harmonic charming farming warming arming herding hosting healthy death
  weapons reason season treason bury burly bundle barren buyer wording warden boarding hoarding abode adobe
  abased abuser accuse accused accusing excuse excused cooking clicking checking chucking shocking chalked
  smoking stroking strangely straggle struggle struggled struggling struggles reathing teething breathe
  rapped rapping canned canning scarred tapped tapping silt salve
  ding dings huts ying rapid nose hurl hung dent death abut abuts exits
  gathering farther cutting cutter kitten cuttings nothing anything bold cbt dry imam mia owt`.split(/\s+/),
)
