import type { Words } from '../words.ts';

export const en: Words = {
  people: { p1: 'Pilot', p2: 'Instructor' },
  steps: {
    welcome: {
      title: 'Welcome to the cockpit',
      text: 'This X-wing is yours. We fly three rounds together, and I tell you what to press. The referee knows the rules, so nothing can go wrong.',
    },
    enemies: {
      title: 'Two TIE fighters',
      text: 'Shoot them down before they get you. A round always begins with planning: each pilot picks a maneuver in secret. Your opponent is choosing now, face down.',
    },
    dial: {
      title: 'Set your dial',
      text: 'Turn it to 2 straight, ahead at an easy pace: tap the arrow or turn the rim. Green is easy flying, white is normal, red is hard on the pilot.',
      instead: 'That would fly too, but today we need 2 straight: it brings you just close enough to shoot.',
    },
    ready: {
      title: 'Say that you are ready',
      text: 'You may change your mind until everybody is ready. Happy with 2 straight? Then press Ready.',
      instead: 'The dial is fine as it is. Leave it at 2 straight and press Ready.',
    },
    order: {
      title: 'Beginners move first',
      text: 'Ships move one after the other, the lowest pilot skill first. The Academy Pilot has 1, so it had to move before it knew where you would be. You have 4 and move last.',
    },
    focus: {
      title: 'One action',
      text: 'A ship that has moved may do one thing more. Choose Focus: the token waits beside your ship and makes dice better later on.',
      instead: 'A good action, and we will get to it. For the first shot, Focus helps you most.',
    },
    arc: {
      title: 'Who can be hit?',
      text: 'Now they shoot, the highest pilot skill first: you. The lines on your base open the firing arc. The TIE is inside it, and the ruler says range 3, as far as lasers reach.',
    },
    attack: {
      title: 'Open fire',
      text: 'Attack the Academy Pilot. An X-wing rolls three red dice.',
      instead: 'Do not let it get away: it is in your arc and in range. Attack the Academy Pilot.',
    },
    spend: {
      title: 'Spend your focus',
      text: 'A hit, an eye and a blank. Alone, an eye is worth nothing, but a focus token turns all eyes into hits. Spend it.',
      instead: 'You can keep the token, but an eye that becomes a hit is just what it is for. Spend it.',
    },
    defence: {
      title: 'Green dice dodge',
      text: 'Two hits fly. A TIE has agility 3, and at range 3 whoever is shot at rolls one die more: four. Each evade cancels one hit. Only one evade came up.',
    },
    damage: {
      title: 'One hit comes through',
      text: 'A TIE has no shields, so it takes a Damage card, face down. Three cards, as many as its hull, and it is gone. Now it is its turn to shoot back.',
    },
    shields: {
      title: 'Your shields hold',
      text: 'It spent its focus and hit twice. Range 3 gave you a third green die: one evade, and an eye that was no use because your focus was spent. A shield took the last hit. One is left.',
    },
    nextRound: {
      title: 'A new round',
      text: 'At the end of a round, focus and evade tokens that nobody used go away. Stress, locks and damage stay. Then everybody plans again.',
    },
    turnAround: {
      title: 'Turn on its tail',
      text: 'It is coming straight at you. Choose the red 4 that turns back: you fly ahead, over the TIE, and turn right around.',
      instead: 'You would lose sight of it. Take the red 4 that turns back, at the end of the dial.',
    },
    readyAgain: {
      title: 'Ready?',
      text: 'The TIE moves first again. Press Ready and watch what it runs into.',
      instead: 'Trust the turn: leave the dial and press Ready.',
    },
    bump: {
      title: 'Bump!',
      text: 'Its path ended on your base, so it stopped short, touching you. That breaks nothing, but it loses its action, and ships that touch cannot shoot each other. Now watch: your own turn takes you right over it.',
    },
    stress: {
      title: 'You are stressed',
      text: 'You sit right behind it. The red maneuver cost you a stress token: until it is gone you get no actions and fly no red maneuvers. Shooting is still allowed.',
    },
    behind: {
      title: 'Fire at its back',
      text: 'It looks the other way, so it cannot shoot at you. Range 2 gives nobody a bonus. Attack!',
      instead: 'You will not get a better chance than this: attack the Academy Pilot.',
    },
    critical: {
      title: 'A critical hit',
      text: 'Its evade cancelled the plain hit, for those go first. The critical came through: this card lies face up and hurts. Structural Damage takes away one of its green dice.',
    },
    relax: {
      title: 'Take a breath',
      text: 'A green maneuver removes one stress token. Your 2 straight is green, and keeps you behind the TIE.',
      instead:
        'With stress on board, fly green: 2 straight gets rid of it and keeps the TIE in front of you.',
    },
    readyToKill: {
      title: 'After it',
      text: 'Press Ready. The TIE breaks away, and you follow.',
      instead: 'The dial is right. Press Ready.',
    },
    lock: {
      title: 'Lock on',
      text: 'The stress is gone, so you may act again. Choose Target lock and then the Academy Pilot: against a ship that you have locked you may roll dice again.',
      instead: 'This time take a Target lock on the Academy Pilot: with four dice to roll, it is worth more.',
    },
    close: {
      title: 'Point blank',
      text: 'Range 1: whoever shoots so close rolls one red die more. Four dice, and the TIE has lost one of its own. Attack!',
      instead: 'Now or never: attack the Academy Pilot.',
    },
    reroll: {
      title: 'Roll the blanks again',
      text: 'Two hits and two blanks. Spend the target lock, keep both blanks chosen, and roll them again.',
      instead: 'Spend the target lock and roll both blanks again, and only those: hits are fine as they are.',
    },
    kill: {
      title: 'Your first kill',
      text: 'Four hits against one evade: more damage than it has hull left. And it never got to shoot, because the better pilot shoots first.',
    },
    yourTurn: {
      title: 'Now you do it',
      text: 'Plan, move, act, shoot, tidy up: that is a round. One TIE is left and comes down the side. Take it on, from here or in a battle of your own.',
    },
  },
};
