import type { PilotTexts } from '../../card-texts.ts';

export const imperialPilotTexts: PilotTexts<'imperial'> = {
  'imperial:firespray31:kathscarlet': 'A defender that cancels a critical of this ship gets 1 stress token.',
  'imperial:firespray31:bobafett':
    'A bank that the dial reveals may be flown to the other side at the same speed.',
  'imperial:firespray31:krassistrelix':
    'Attacking with a secondary weapon, this ship may reroll 1 of its attack dice.',
  'imperial:tieadvanced:maarekstele':
    'When its attack would deal a faceup Damage card, 3 are drawn, this player picks which one is dealt, and the rest are discarded.',
  'imperial:tieadvanced:darthvader': 'Performs up to 2 actions in its Perform Action step.',
  'imperial:tiebomber:captainjonus':
    'Another friendly ship at range 1 that fires a secondary weapon may reroll as many as 2 attack dice.',
  'imperial:tiefighter:wingedgundark': 'At range 1 its attack may turn 1 hit into a critical.',
  'imperial:tiefighter:nightbeast': 'Every green maneuver it flies offers it a free focus action.',
  'imperial:tiefighter:backstabber':
    'Rolls 1 more attack die against a ship that does not have it in a firing arc.',
  'imperial:tiefighter:darkcurse':
    'Whoever attacks this ship can neither spend focus tokens nor reroll attack dice.',
  'imperial:tiefighter:maulermithel': 'Rolls 1 more attack die at range 1.',
  'imperial:tiefighter:howlrunner':
    'Another friendly ship at range 1 that fires its primary weapon may reroll 1 attack die.',
  'imperial:tiefofighter:epsilonleader':
    'As the Combat phase starts, every friendly ship at range 1, itself too, loses 1 stress token.',
  'imperial:tiefofighter:omegaace':
    'Against the ship it has locked, it may spend the lock and a focus token: every die of the attack becomes a critical.',
  'imperial:tiefofighter:zetaace': 'May barrel roll with the straight template of speed 2.',
  'imperial:tieinterceptor:turrphennir':
    'Each attack it has made offers it a free boost or a free barrel roll.',
  'imperial:tieinterceptor:soontirfel': 'Whenever it gets a stress token it may take a focus token too.',
  'imperial:tiephantom:echo':
    'Decloaks along the bank template of speed 2, whether ahead or to a side, and not along the straight one.',
  'imperial:tiephantom:whisper': 'An attack of its own that hits may give it 1 focus token.',
  'imperial:lambdaclassshuttle:captainyorr':
    'A stress token that another friendly ship at range 1-2 would get may come to this one, while it has at most 2.',
  'imperial:tiefighter:scourge': 'Rolls 1 more attack die against a ship that has a Damage card.',
  'imperial:tiestriker:puresabacc': 'Rolls 1 more attack die while it has no more than 1 Damage card.',
  'imperial:tiefighter:chaser': 'Gets a focus token when another friendly ship at range 1 spends one.',
  'imperial:tiefofighter:epsilonace': 'Its pilot skill is 12 as long as it has no Damage card.',
  'imperial:tiefofighter:zetaleader':
    'Attacking without stress, it may take 1 stress token to roll 1 more attack die.',
  'imperial:tieadvprototype:valenrudor': 'Each attack on it lets it perform a free action afterwards.',
  'imperial:tiesffighter:backdraft': 'Attacking a ship in its auxiliary arc, it may add 1 critical.',
  'imperial:tieinterceptor:kirkanos': 'Attacking at range 2-3, it may spend 1 evade token to add 1 hit.',
  'imperial:tieinterceptor:carnorjax':
    'Enemies at range 1 can neither perform focus or evade actions nor spend focus or evade tokens.',
  'imperial:tiedefender:colonelvessery':
    'As soon as its attack dice are rolled, it may lock a defender that some ship has locked already.',
  'imperial:vt49decimator:rearadmiralchiraneau':
    'At range 1-2 its attack may turn 1 focus result into a critical.',
  'imperial:vt49decimator:captainoicunn':
    'Each maneuver it has flown makes every enemy it touches suffer 1 damage.',
  'imperial:vt49decimator:commanderkenkirk':
    'Has 1 agility more once its shields are gone and a Damage card lies on it.',
  'imperial:tieadvanced:commanderalozen': 'As the Combat phase starts, it may lock an enemy at range 1.',
  'imperial:tieadvanced:zertikstrom': 'Enemies at range 1 of it get no extra attack die for the range.',
  'imperial:tiefofighter:omegaleader':
    'An enemy that it has locked cannot modify dice in attacks between the two.',
  'imperial:tieadvprototype:theinquisitor':
    'Its primary weapon attacks at range 2-3 count as being at range 1.',
  'imperial:tiefighter:wampa':
    'Attacking, it may cancel all its dice; if a critical was among them, the defender is dealt 1 facedown Damage card.',
  'imperial:tiestriker:countdown':
    'Defending without stress, it may suffer 1 damage and take 1 stress token when results are compared, and every die is cancelled.',
  'imperial:alphaclassstarwing:majorvynder':
    'Rolls 1 more defense die while it holds a weapons disabled token.',
  'imperial:alphaclassstarwing:lieutenantkarsabi':
    'Unstressed, it may take 1 stress token to get rid of a weapons disabled token that it was just given.',
  'imperial:tiesilencer:testpilotblackout':
    'When its attack is obstructed, the defender rolls 2 defense dice fewer.',
  'imperial:tiereaper:majorvermeil':
    'Attacking a ship without focus and evade tokens, it may turn 1 blank or focus result into a hit.',
  'imperial:tiereaper:captainferoph': 'Adds 1 evade when a jammed ship attacks it.',
  'imperial:tiereaper:vizier':
    'A friendly ship that ends a maneuver of speed 1 at range 1, overlapping no ship, may be given 1 of its focus or evade tokens.',
  'imperial:tieaggressor:doubleedge':
    'Once a round, after a secondary weapon of it misses, it may attack with another weapon.',
  'imperial:tiesffighter:quickdraw':
    'Once a round, when it loses a shield, it may attack with its primary weapon.',
  'imperial:tieaggressor:lieutenantkestal':
    "Attacking, it may spend 1 focus token to cancel the defender's blanks and focus results.",
  'imperial:tiedefender:maarekstele':
    'Of 3 Damage cards drawn when its attack deals one faceup, this player picks the one dealt; the others are discarded.',
  'imperial:lambdaclassshuttle:coloneljendon':
    'As the Combat phase starts, it may hand its lock to a friendly ship at range 1 that has none.',
  'imperial:lambdaclassshuttle:captainkagi':
    'An enemy that has this ship within reach of a lock can lock no other ship of its squad.',
  'imperial:tieinterceptor:lieutenantlorrir':
    'May barrel roll with the bank template of speed 1, for 1 stress token.',
  'imperial:tieinterceptor:tetrancowall':
    'A Koiogran turn that its dial reveals may be flown at speed 1, 3 or 5.',
  'imperial:tiedefender:countessryad':
    'A straight maneuver that its dial reveals may be flown as a Koiogran turn.',
  'imperial:tiebomber:tomaxbren':
    'Once a round, an Elite upgrade that it has just discarded is turned faceup again.',
  'imperial:tiepunisher:deathrain':
    'May drop bombs from its front guides, and a bomb it has dropped lets it perform a free barrel roll.',
  'imperial:tiebomber:majorrhymer':
    'Its secondary weapons reach 1 range band nearer and 1 farther than printed, within range 1-3.',
  'imperial:tiedefender:rexlerbrath':
    'Once its attack is over, it may spend a focus token: the Damage cards that the attack dealt are turned faceup.',
  'imperial:tieadvanced:lieutenantcolzet':
    'As the End phase starts, it may spend its lock on an enemy to turn one of that ship’s facedown Damage cards faceup, by chance.',
  'imperial:tieadvanced:junoeclipse':
    'The maneuver that it reveals may be flown 1 faster or 1 slower, never below speed 1, whatever its dial offers.',
  'imperial:tiebomber:deathfire':
    'Revealing its dial, and after each action of its own, it may use the action of one of its bombs for free.',
  'imperial:tiestriker:duchess':
    'Need not fly the maneuver that Adaptive Ailerons ask for before its dial is revealed.',
  'imperial:tieinterceptor:felswrath':
    'With as many Damage cards as hull it flies and fights on, and is destroyed only as the Combat phase ends.',
  'imperial:tiepunisher:redline':
    'May have two locks on one ship: acquiring the first, it may acquire the second at once.',
  'imperial:tiefighter:youngster':
    'The action of its Elite upgrade is open to TIE fighters of its side at range 1-3, as if the card were theirs.',
  'imperial:upsilonclassshuttle:majorstridan':
    'To its actions and its upgrades, friendly ships at range 2-3 are at range 1.',
  'imperial:upsilonclassshuttle:kyloren':
    "Whoever is the first in a round to hit it gets the condition I'll Show You the Dark Side.",
  'imperial:tiesilencer:kyloren':
    "Whoever is the first in a round to hit it gets the condition I'll Show You the Dark Side.",
  'imperial:upsilonclassshuttle:lieutenantdormitz':
    'Friends that are deployed after it may be put anywhere at range 1-2 of it.',
};
