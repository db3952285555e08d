import type { CommandTexts } from '../card-texts.ts';

export const commandTexts: CommandTexts = {
  ambush: 'Its order for 1 unit, and nothing else.',
  push: 'Its orders for 2 units, and nothing else.',
  assault: 'Its orders for 3 units, and nothing else.',
  'standing-orders': 'It goes back into the hand as the Command Phase ends.',
  'covert-observation': "The owner sees up to 2 cards drawn at random from an opponent's command hand.",
  'pinned-down':
    'Once a friendly support or heavy unit has attacked somebody with a faceup order token, that token is shuffled into its pool.',
  'coordinated-fire':
    'Aim tokens that friendly corps units spend are passed on: each time one other friendly unit at range 1-2 may get one.',
  'sabotaged-communications':
    'The opponent gives 1 order fewer than their card says, yet never fewer than 1.',
  'turning-the-tide': 'All friendly support and heavy units have Inspire 2.',
  'covering-fire':
    'Each time a friendly corps unit has shot, another friendly unit at range 1-2 of it may get a dodge token.',
  'whipcord-launcher':
    'Boba Fett may walk out of a melee with an immobilized unit. In his activation he has a card action: a trooper unit of the enemy in sight at range 1 gets 2 immobilize and 2 suppression tokens.',
  'zx-flame-projector': 'In his activation Boba Fett has a flame projector, for melees and for range 1.',
  'z-6-jetpack-rocket': 'In his activation Boba Fett has a rocket for ranges 3 and 4.',
  implacable:
    'As his first activation ends, Darth Vader may take a wound to have his order token back in the pool; his second activation has 1 action less.',
  'new-ways-to-motivate-them':
    'As they activate, friendly troopers with a faceup order token, except Darth Vader, may take a wound for a free action.',
  'master-of-evil':
    'With his order Darth Vader gets a dodge token; as he activates, all enemy troopers at range 1-2 get 3 suppression tokens each.',
  'and-now-you-will-die':
    'In his activation Emperor Palpatine may take a wound and a suppression token for an attack, as often as he likes; every defender of his attacks gets an immobilize token.',
  'give-in-to-your-anger':
    "Before the opponent's first activation the owner may name an enemy trooper unit: it is activated, with its token from the pool if none lies faceup. If it does not attack, it ends with 4 suppression tokens more.",
  'an-entire-legion': 'Every unit to which an order can be given gets one.',
  'maximum-firepower':
    'As his activation ends, General Veers may call in an attack with the weapon of this card.',
  'evasive-maneuvers':
    'With an order friendly vehicles get a dodge token, and their dodge tokens cancel criticals as well.',
  'imperial-discipline': 'Friendly units that get an order may recover.',
  'notorious-scoundrels': "One of Han Solo's own command cards comes back from the discards into the hand.",
  'brains-and-brawn':
    'When Leia Organa shoots, a ranged weapon of Chewbacca may join her pool if he is not engaged and sees the target at range 1-3.',
  'common-cause':
    'When one of Chewbacca and Luke Skywalker has been activated, the other may go next if his order token is faceup.',
  'sorry-about-the-mess':
    'It counts as a card of 1 pip while the hand is built. With his order Han Solo gets an aim token and a dodge token.',
  'reckless-diversion': 'Enemies must attack trooper units with a faceup order token as long as they can.',
  'change-of-plans':
    "As the cards are revealed, discard it to send an opponent's card back to their hand: cards are selected anew, and theirs must be another.",
  'coordinated-bombardment':
    'As her activation ends, Leia Organa may call in up to 3 attacks on as many enemies with the weapon of this card.',
  'no-time-for-sorrows': 'Friendly troopers that get an order may move by speed 1.',
  'somebody-has-to-save-our-skins':
    'When Leia Organa has been activated, somebody of her side whose order token is faceup, at range 1-2 of her, may go next.',
  'son-of-skywalker': 'Luke Skywalker may follow up his first attack with another.',
  'my-ally-is-the-force': 'With an order friendly troopers get a dodge token.',
  'return-of-the-jedi':
    'With his order Luke Skywalker gets a dodge token; as he activates, friendly troopers at range 1-3 may each lose a suppression token.',
};
