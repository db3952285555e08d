import type { Words } from '../words.ts';

export const en: Words = {
  people: { p1: 'Lieutenant', p2: 'Instructor' },
  steps: {
    welcome: {
      title: 'Welcome to the front',
      text: 'An officer and two squads of rebel troopers are yours. Each squad has one leader, and most things are measured from him. We fight one round together, and the referee watches every rule.',
    },
    enemies: {
      title: 'Behind the barricade',
      text: 'The stormtroopers have dug in behind barricades, with an officer of their own. Shooting at them there is hard: whoever is hidden in part has cover.',
    },
    objective: {
      title: 'What you came for',
      text: 'The crate holds supplies. Whoever carries it at the end of the battle has a victory token, and tokens win battles: defeated enemies only break a tie.',
    },
    card: {
      title: 'A command card',
      text: 'Each round begins with a card, chosen in secret. Few pips let you act first, many pips let you give more orders. Choose Push: two pips, two orders.',
      instead: 'That card can wait. Choose Push: it is quick, and two orders are enough.',
    },
    ready: {
      title: 'Cards on the table',
      text: 'Your choice is made, and you may still change it. Say that you are ready, and both cards are revealed.',
      instead: 'Your card is fine. Say that you are ready.',
    },
    order: {
      title: 'The first order',
      text: 'Your two pips beat their three, so you have priority. Now your officer gives two orders to units at range 1 to 3. Begin with the squad beside the crate, on the left.',
      instead: 'The squad next to the crate needs the order most. Choose the one on the left.',
    },
    secondOrder: {
      title: 'The second order',
      text: 'Give the other one to the squad on the right. An order lets you choose the moment when a unit acts; units without one are drawn at random from a pool.',
      instead: 'Your officer can wait for the draw. Give the order to the other squad.',
    },
    activate: {
      title: 'Unit by unit',
      text: 'Both sides take turns, one unit each, and you begin. Activate the squad on the left.',
      instead: 'The crate first: activate the squad on the left.',
    },
    move: {
      title: 'Two actions',
      text: 'A unit has two actions: moving, attacking, aiming, dodging and some more. Moving may be done twice, the others once. Choose to move.',
      instead: 'You are not at the crate yet. Choose to move.',
    },
    tool: {
      title: 'Lay the tool',
      text: 'The leader moves along the tool, which may be bent at its joint. Lay it straight ahead and stop when his base touches the crate.',
      instead: 'Straight ahead, without a bend, up to the crate: the leader has to touch it.',
    },
    cohesion: {
      title: 'Stay together',
      text: 'The others follow their leader and are placed around him, each within one length of the shortest tool. That is cohesion. The referee never lets anybody stray.',
    },
    claim: {
      title: 'Claim the crate',
      text: 'The leader touches it, so the second action can be to claim it. From now on he carries it wherever he goes.',
      instead: 'Do not walk past it: claim the supplies.',
    },
    wounded: {
      title: 'Under fire',
      text: 'The stormtroopers fired: a hit and a critical, one of them blocked. You choose who is wounded, and anybody but the leader will do. Take the trooper beside him.',
      instead: 'Not that one. Take the trooper right beside the leader.',
    },
    rally: {
      title: 'Suppressed',
      text: 'A squad that was shot at has a suppression token. With as many as its courage it loses an action. First it may rally, one die a token. The squad on the right has one: activate it and see.',
      instead: 'Use the order that you gave: activate the squad on the right.',
    },
    aim: {
      title: 'Take aim',
      text: 'It rallied, and so it has both actions. An aim token lets you roll two dice again. Aim first, fire afterwards.',
      instead: 'There is time for both. Aim first.',
    },
    attack: {
      title: 'Fire',
      text: 'Now attack. The range is measured from your leader to the nearest enemy, and every trooper who sees one of them may fire.',
      instead: 'You have aimed, now use it: attack.',
    },
    pool: {
      title: 'Form the pool',
      text: 'All four have a rifle that reaches, and so four black dice go into the pool. Everything is declared before a die is rolled.',
      instead: 'Everybody fires at the stormtroopers: put all four rifles into the pool.',
    },
    reroll: {
      title: 'Two blanks',
      text: 'A hit, a critical and two blanks. Spend your aim token on the blanks: rolling a hit again would be a waste.',
      instead: 'Keep what hits. Roll both blanks again.',
    },
    cover: {
      title: 'Why cover matters',
      text: 'Three hits and a critical. The barricade is heavy cover and cancelled two hits, a dodge token the third. Nothing cancels the critical, and one stormtrooper fell.',
    },
    inspire: {
      title: 'A steady word',
      text: 'Your officer was drawn from the pool. He inspires others: take the suppression token from the squad with the crate, so that it loses no action next round.',
      instead: 'Your troopers need it now. Inspire the squad with the crate.',
    },
    end: {
      title: 'The battle is yours',
      text: 'You know orders, moves, cover, attacks and nerves. Your officer has two actions left, and five rounds follow. Keep the crate safe, and play on from here.',
    },
  },
};
