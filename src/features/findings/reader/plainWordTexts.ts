/** Names of people that are also words of sentences: 'the lender will grant', 'a rich price', 'may bill'. */
const WORDS = `
abbot amber angel april art ash august autumn bear bill blue brook buck buddy case cash chance charity charm chase chip
clay cliff crystal daisy dawn destiny drew dusty ease eve ever faith forest fox frank gale gold grace grant guy harmony
honey honor hope hunter ivory jewel joy june justice king lance love mark mason max may melody mercy merit miles mine
olive page patience pearl penny pierce precious price prince prudence rain ray red reed rich river rocky rose ruby rush
rusty sandy scarlet serenity sky star sterling stone storm sue summer sunny tab trace trinity trip true victor violet
wade ward will win winter
acre acres adder alien archer armor arrow bacon ball bank banker banks barber barn baron barrel bass batch bay beach bean
beard bell bench best bird bishop black blank bland block bloom bond bonds bone book boot booth bower bowl bowman box boy
branch brand bridge bridges bright broad brown brush bull burden bush butcher butler butter call camp cannon card cards
carpenter carrier cart carter carver castle chambers champion chapel chaplain church city close coach coffee collier comb
comfort constable cook copper corn cost cotton couch counts court coward cox craft crane credit creek crook cross crow
crown curry cutter dance dark day days deal dear debt diamond dollar dove down downs draper draw driver drum early east
edge else english estate exchange fair fall farmer fee fees field fields file fine fish fisher flag fleet flood flower
flowers fly foot ford foreman forester foster found fountain free freeman french friend frost fuller gain gamble game
garden gardener gate gates gift given glass good goods grain granger gray green grief grove guest gun hall hammer hand
hands hard hardy hare harp hatch hawk hay head heard heart heaven held hide high hill hills hold holder holiday home homes
hood hook hopper horn horse house household hull hunt hurt husband ice income iron joiner judge just keen keep key keys
kind kitchen kite knight land landlord lane large lark last laster lawn law laws lawyer lay leader leaf lease leather
lemon lender lent life light limb line lion list little loan lock long lord lot loud low lower lucky lumber mail major
man manner march marine mariner market marks marsh marshal master masters mate matters mead meadows mean means meek
merchant merry mild mill miller mills minor mist money monk moon more moss mount music nail name near neat need needs new
nice night noble north note null nurse oak old order outlaw overall owe owens own owner pack packer paid palm pardon parent
parish park parker parks part parts pass past paste path pay payer payment payne peace peak pepper person pike pitch plain
plant plumber point pole pond pool poor pope port porter post pot potter pound power powers present press pride priest
prime print prior proctor proper property purchase purse queen quick race rate rates ready real records reason rent repay
rice ride rider ring rise rising rivers road roads robe rock rod roll roof room root round row royal rule runner saddler
sale sales salt sand sands save savings say scales school score seal seals see sell seller service settle shade sharp
sheets shepherd sheriff shields shine ship shore short sign silver simple single singer skinner small smart snow sold sole
song sons sorrow south spade spark spear spears spence spice spring square stable stack staff stair stamp stand standard
staples stark start state states steel steward still stock stocks stout straight strange street strong stump sugar summers
swan sweet swift sword tackle tailor tall tanner tax teller temple term thorn thrift tide tiller tool tower towers town
track travel treat tree trust trusty tuck tune turn turner twist upright usher vale valley value veil vest vicar vine
virtue wager wagon wait waiter walk walker wall walls want wants warm warner warren wash waste water waters way wear weaver
wedge week weeks welcome well wells west wheat wheel wheeler whip white whole wild wine wing wings winner winters wise
witty wolf wood woods word words work worker works worth worthy yard yards year years young younger youth
`;

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
