import type { Sign } from './sign.ts'

/** What first-aid leaflets name as reasons to call an ambulance, in the words of somebody who has it. */
export const bodyFailingSigns: readonly Sign[] = [
  {
    topic: 'medical-emergency',
    name: 'no air',
    strength: 'unclear',
    about: 'subject',
    isFact: true,
    passesIn: ['fiction', 'knowledge', 'hypothetical', 'animal', 'panic', 'earlier'],
    patterns: [
      'inhaler/inhalers/ventolin/puffer ..2 empty/finished/gone/lost/out ..8 air/breathe/breathing/breath/wheezing/blue/sentences/gasping',
      'empty inhaler ..8 air/breathe/breathing/breath/wheezing/blue',
      'not ..2 get/getting/pull/draw ..1 air in/$',
      'breathing/breath/speak/talk ..2 half sentences',
      'nails/fingernails/fingertips/lips ..1 are/is/turning/going/gone/look/turned blue/grey/purple !polish/varnish',
      'breathing/breathe/breath/wheezing ..8 nails/fingernails/fingertips/lips ..1 blue/grey/purple',
    ],
  },
  {
    topic: 'medical-emergency',
    name: 'mouth or throat swelling',
    strength: 'unclear',
    about: 'subject',
    isFact: true,
    passesIn: ['fiction', 'knowledge', 'hypothetical', 'animal', 'panic', 'earlier', 'leisure'],
    patterns: [
      'made/makes/making/make ..1 my/his/her/their ..1 tongue/throat/lips/face ..1 huge/swell/swollen/thick/enormous/fat',
      'my/his/her/their ..1 tongue/throat/lips ..2 huge/swelling/swells/swelled/doubled/enormous/ballooned',
      'not ..1 swallow ..1 my/his/her? own? spit/saliva',
    ],
  },
  {
    topic: 'medical-emergency',
    name: 'no insulin',
    strength: 'unclear',
    about: 'subject',
    isFact: true,
    passesIn: ['fiction', 'knowledge', 'hypothetical', 'animal', 'earlier'],
    patterns: [
      'no/without insulin ..1 since/for/in ..3',
      'insulin ..2 out/gone/empty/finished ..10 vomiting/vomit/sick/sleepy/thirsty/drowsy/confused/ketones',
      'breath ..1 smells/smelling/smell like/of ..1 nail/acetone/pear/fruit/sweets',
    ],
  },
  {
    topic: 'medical-emergency',
    name: 'venom',
    strength: 'unclear',
    about: 'subject',
    isFact: true,
    passesIn: ['fiction', 'knowledge', 'hypothetical', 'earlier'],
    patterns: [
      'bitten/bit by A ..2 snake/viper/adder/rattlesnake/cobra/taipan/funnelweb/copperhead !once',
      'a/the/some ..2 snake/viper/adder/rattlesnake/cobra ..1 bit/bitten me/him/her/my/us',
    ],
  },
  {
    topic: 'medical-emergency',
    name: 'fever or fit that needs help',
    strength: 'unclear',
    about: 'subject',
    isFact: true,
    passesIn: ['fiction', 'knowledge', 'hypothetical', 'animal', 'earlier'],
    patterns: [
      'stiff neck ..8 fever/rash/light/vomiting/confused',
      'fever/rash ..8 stiff neck',
      'rash/spots ..4 not ..1 fade/fading/disappear ..4 glass/pressed/press',
      'seizure/seizing/fit/fitting for/lasting/lasted ..2 #3 minutes',
      'oxygen/sats/saturation is/at/says/shows? ..1 #7 ..4 lips/breath/breathing/dizzy/blue',
      'stopped sweating ..8 confused/hot/dizzy/vomiting/headache',
      'shock/shocked from/by ..2 socket/wire/cable/appliance ..8 heart/chest/burn/numb/arm',
    ],
  },
]
