import { phrase, phraseGroup } from './phrase-rule.ts'

/** Words that are none, and the one word that each of them can only be. */
const misspelt = `teh:the hte:the adn:and taht:that thsi:this yuo:you waht:what jsut:just liek:like ahve:have knwo:know
recieve:receive recieved:received reciept:receipt definately:definitely definatly:definitely defenitely:definitely
seperate:separate tommorow:tomorrow tommorrow:tomorrow tomorow:tomorrow yesturday:yesterday yesterady:yesterday
wich:which becuase:because becasue:because beacuse:because untill:until occured:occurred adress:address
apointment:appointment appoitment:appointment appointement:appointment interveiw:interview interwiew:interview
cancle:cancel cancled:cancelled wensday:Wednesday wendsday:Wednesday wednsday:Wednesday wednesay:Wednesday
thrusday:Thursday teusday:Tuesday tusday:Tuesday saterday:Saturday freind:friend freinds:friends beleive:believe
wierd:weird thier:their acheive:achieve neccessary:necessary necesary:necessary accomodation:accommodation
goverment:government enviroment:environment embarass:embarrass embarassed:embarrassed embarassing:embarrassing
begining:beginning beggining:beginning calender:calendar collegue:colleague collegues:colleagues diffrent:different
diferent:different excercise:exercise finaly:finally greatful:grateful happend:happened immediatly:immediately
immediatley:immediately knowlege:knowledge maintainance:maintenance posession:possession prefered:preferred
realy:really recomend:recommend remeber:remember responsability:responsibility shedule:schedule succesful:successful
suprise:surprise suprised:surprised truely:truly unfortunatly:unfortunately unfortunatley:unfortunately
usualy:usually writting:writing avaliable:available availible:available availabe:available explaination:explanation
experiance:experience probaly:probably probly:probably plese:please thnaks:thanks thansk:thanks mesage:message
agian:again alwasy:always anwser:answer arguement:argument basicly:basically busines:business comming:coming
comfirm:confirm decison:decision dissapointed:disappointed disapointed:disappointed dosent:doesn't enought:enough
grammer:grammar intrested:interested langauge:language medecine:medicine oportunity:opportunity peice:piece
probelm:problem resturant:restaurant restaraunt:restaurant similiar:similar wnat:want woudl:would coudl:could
shoudl:should somthing:something everthing:everything nothign:nothing peopel:people appologise:apologise
appologize:apologize apologice:apologise appriciate:appreciate apreciate:appreciate infomation:information
alot:a_lot aswell:as_well tonigth:tonight nigth:night rigth:right thougth:thought
togheter:together toghether:together allways:always allready:already sombody:somebody forgoten:forgotten
noone:no_one wihtout:without tought_me:taught_me ofcourse:of_course`
const withoutApostrophe = `dont:don't doesnt:doesn't didnt:didn't isnt:isn't wasnt:wasn't arent:aren't werent:weren't
havent:haven't hasnt:hasn't hadnt:hadn't cant:can't wont:won't wouldnt:wouldn't couldnt:couldn't shouldnt:shouldn't
im:I'm ive:I've youre:you're theyre:they're thats:that's whats:what's youve:you've weve:we've theres:there's
shes:she's youll:you'll theyll:they'll`

const pairs = (list: string) =>
  list
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split(':'))
    .map(([wrong = '', right = '']) => phrase(wrong, right))

/** Slips that can only have been meant in one way. */
export const slips = phraseGroup({
  reason: 'A slip of the keyboard was mended.',
  rules: [
    ...pairs(misspelt),
    ...pairs(withoutApostrophe),
    phrase(
      "its(?= (?:not|been|a|an|the|your (?:turn|fault|job)|my|our|his|her|their|so|too|really|just|hard|ok|okay|because|going|getting|raining|almost|already|literally|gonna|time|me|him|you|us|them|trash|late|cold|chill|cool|fine (?:if|by|with))(?![\\p{L}']))",
      "it's",
    ),
    phrase('(could|should|would|must) of(?! course)', '$1 have'),
    phrase('(has|have|had|is|are|was|were|got|way|far) to (many|much)', '$1 too $2'),
    phrase('((?:turn|switch|take|cut) (?:it|this|that|them)) of(?=\\s*(?:[.,!?]|$))', '$1 off'),
    phrase('your welcome(?=\\s*(?:[.,!?]|$))', "you're welcome"),
    phrase('(the|a|to|and|of|is|my|your) \\1', '$1'),
  ],
})
