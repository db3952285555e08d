import type { Words } from '../words.ts';

export const en: Words = {
  people: { p1: 'Commodore', p2: 'Instructor' },
  steps: {
    welcome: {
      title: 'Welcome to the bridge',
      text: 'A corvette, a frigate and four X-wing squadrons are yours. We fight two rounds together, and I tell you what to do. The referee knows the rules, so nothing can go wrong.',
    },
    enemies: {
      title: 'A Star Destroyer',
      text: 'She is slow and heavily armed, and six TIE squadrons fly with her. A large crew needs time: she has to plan three rounds ahead. Her captain is stacking three dials now, face down.',
    },
    dial: {
      title: 'One order for the corvette',
      text: 'Each ship gets a command dial. A corvette is nimble: its command value is 1, so you only plan this round. Set Repair.',
      instead: 'Every order has its day. For now set Repair: we shall put it aside for later.',
    },
    stack: {
      title: 'Two for the frigate',
      text: 'The frigate has command value 2 and plans two rounds. The top dial is for now, the one below for the next round. Set Navigate on top and Squadron below it.',
      instead: 'Mind the order: Navigate on top for this round, Squadron below it for the next.',
    },
    ready: {
      title: 'Say that you are ready',
      text: 'Nobody sees your dials until they are revealed, and you may change them until both sides are done. Happy? Then say that you are ready.',
      instead: 'The dials are fine as they are. Say that you are ready.',
    },
    activate: {
      title: 'Ship by ship',
      text: 'Now you take turns, one ship each, and you begin. A ship reveals its top dial, attacks, and then it moves, always in this order. Choose the corvette.',
      instead: 'The frigate does better when it knows where the enemy went. Choose the corvette first.',
    },
    token: {
      title: 'An order for later',
      text: 'Nothing is broken, so a repair would be wasted. Turn the dial into a command token: it does less than a dial, but it can be kept.',
      instead: 'There is nothing to repair yet. Turn the dial into a token and keep it.',
    },
    tool: {
      title: 'Bend the tool',
      text: 'Nobody is in range, so you move. At speed 3 the tool has three joints, and the ship ends at the third. Leave two straight and bend the third one click to the left.',
      instead:
        'Two joints straight, the third one click to the left, the tool on the left side: that turns your bow towards her.',
    },
    keep: {
      title: 'Keep this dial',
      text: 'The Star Destroyer kept a token as well and came on at speed 2. Now the frigate has revealed Navigate. That is used while moving, so do not turn it into a token: pass.',
      instead: 'A token does less than the dial. Pass, and use the dial when the frigate moves.',
    },
    navigate: {
      title: 'More thrust',
      text: 'Spend the Navigate dial: it changes your speed by one and lets one joint turn a click further. Raise the speed to 3.',
      instead: 'We want to be in range next round. Spend the dial and raise the speed by one.',
    },
    bend: {
      title: 'Swing the bow round',
      text: 'Again leave two joints straight, and bend the third one click to the right. The tool lies on the right, inside the turn, where the ship does not end on top of it.',
      instead:
        'Your guns should look at her: two joints straight, the third one click to the right, the tool on the right.',
    },
    squadrons: {
      title: 'Now the squadrons',
      text: 'When all ships are done, squadrons follow, two of each side in turn. You begin again. Choose X-wing squadron 1.',
      instead: 'All of them will fly. Begin with X-wing squadron 1.',
    },
    deed: {
      title: 'Move or attack',
      text: 'In this phase a squadron does one of the two. The TIEs are still far away, so move.',
      instead: 'Standing by helps nobody. Move.',
    },
    fly: {
      title: 'Straight ahead',
      text: 'Squadrons fly in any direction, as far as their speed says: 3 for an X-wing. Put it straight ahead, as far as it goes. Your other squadrons keep up, and the TIEs come to meet you.',
      instead: 'Straight ahead, at the far end of its reach: we want to be close when it counts.',
    },
    nextRound: {
      title: 'A new round',
      text: 'At the end of a round spent defense tokens are readied again. Then everybody gets new dials, until each stack is as high as the command value.',
    },
    newDial: {
      title: 'Guns for the corvette',
      text: 'Now she comes into range. Give the corvette Concentrate Fire: one die more for one of its attacks.',
      instead: 'This is the round to shoot: Concentrate Fire.',
    },
    beneath: {
      title: 'Beneath the stack',
      text: 'The frigate still has Squadron, planned in the first round. A new dial always goes to the bottom, so this is for round three. By then you will be glad of Repair.',
      instead: 'You are in for some knocks. Put Repair at the bottom.',
    },
    readyAgain: {
      title: 'Ready?',
      text: 'Both stacks are full. Say that you are ready.',
      instead: 'Leave the dials, and say that you are ready.',
    },
    frigateFirst: {
      title: 'The frigate begins',
      text: 'Its order to the squadrons should come before the TIEs can do anything. Choose the frigate.',
      instead: 'Let the X-wings strike first: choose the frigate.',
    },
    order: {
      title: 'Send in the X-wings',
      text: 'Spend the dial on a Squadron command. It activates as many squadrons as the squadron value says, here two, if they are at close or medium range of the frigate.',
      instead: 'The X-wings are waiting. Spend the dial on the Squadron command.',
    },
    wing: {
      title: 'The first of two',
      text: 'They go one after the other. Choose X-wing squadron 1.',
      instead: 'It has the shortest way to the TIEs: X-wing squadron 1.',
    },
    moveFirst: {
      title: 'Both this time',
      text: 'By command a squadron may move and attack, in either order. Move first.',
      instead: 'No enemy is near enough yet. Move first.',
    },
    engage: {
      title: 'Get close',
      text: 'Straight ahead again, as far as it goes. There the TIE squadron is at distance 1, and both are engaged: neither may fly away while the other is there.',
      instead: 'Straight ahead, as far as it goes, until the TIE squadron is at distance 1.',
    },
    attackSquadron: {
      title: 'Attack',
      text: 'Whoever is engaged must attack enemy squadrons before any ship. That is just what we want.',
      instead: 'You are in position. Attack.',
    },
    dogfight: {
      title: 'Dogfight',
      text: 'Against squadrons an X-wing squadron rolls four blue dice. Attack TIE squadron 1.',
      instead: 'There it is, right before you: attack TIE squadron 1.',
    },
    kill: {
      title: 'The first kill',
      text: 'Three hits against three hull points: gone. Against squadrons only hits count. Now X-wing squadron 2 uses the second half of your order and goes for the next TIEs.',
    },
    shot: {
      title: 'A long shot',
      text: 'Ships shoot from hull zones. Hers lies in the arc of your front zone, at long range, where only red dice reach: three. Attack from your front zone at hers.',
      instead: 'Your best battery points at her. Attack her front zone from yours.',
    },
    redirected: {
      title: 'She shakes it off',
      text: 'Four damage. A defender may spend defense tokens: with Redirect she sends three points to the shields on her left, and one hits the front. Those on her left are gone now. Remember that.',
    },
    flak: {
      title: 'A second attack',
      text: 'A ship attacks up to twice, each time from another hull zone. TIE squadron 2 is in the arc of your left zone. Shoot: two blue dice against squadrons.',
      instead: 'Two hull points are all that TIE squadron has left. Shoot at it from your left zone.',
    },
    slip: {
      title: 'Slip past',
      text: 'After attacking, a ship must move. Her bow is the wrong place to be: bend the second and the third joint one click to the left each, and pass on her other side.',
      instead: 'Bend the second and third joint one click to the left, the tool on the left.',
    },
    evade: {
      title: 'She fires at the corvette',
      text: 'Three red dice at long range: two hits on one, and a hit on each of the others. At long range an Evade token cancels a die. Spend it on the one with two hits.',
      instead: 'Evade is at its best now. Cancel the die with two hits.',
    },
    redirect: {
      title: 'Spread the rest',
      text: 'Two damage are left. You may spend one token of each kind. Redirect lets you send damage to a neighbouring hull zone: choose your left one.',
      instead: 'Do not let the front take it all. Spend Redirect on your left hull zone.',
    },
    split: {
      title: 'How much?',
      text: 'Send one point to the left. Then front and left lose one shield each, and none is bare.',
      instead: 'One here, one there: send one point to the left.',
    },
    mend: {
      title: 'Your token pays off',
      text: 'She could fire once more, but I have mercy today. She flew on, and now the corvette has its turn. Before it shoots, spend the Repair token you kept.',
      instead: 'The moment for repairs is now, before you shoot. Spend the Repair token.',
    },
    moveShield: {
      title: 'One point of work',
      text: 'A token is worth half the engineering value: one point. That moves one shield. Take it from the right, where nobody shoots at you, to the front.',
      instead: 'She is ahead of you: move a shield from the right to the front.',
    },
    aim: {
      title: 'Where it hurts',
      text: 'She shows you her left side, and there the shields are gone. At medium range red and blue dice reach. Attack her left zone from your front zone.',
      instead: 'Her front still has shields, her left side has none. Attack there.',
    },
    concentrate: {
      title: 'Concentrate fire',
      text: 'Two hits, a critical, and an accuracy. Now spend the dial: add a die of a colour that you have rolled. Red has faces with two hits.',
      instead: 'Spend the Concentrate Fire dial first, and add a red die.',
    },
    accuracy: {
      title: 'Nail down a token',
      text: 'Two more hits. Her Brace would halve the damage. Spend the accuracy on it, and she cannot use it against this attack.',
      instead: 'Brace hurts you most: it would halve everything. Lock that one.',
    },
    critical: {
      title: 'A critical hit',
      text: 'She redirects again, to what is left of her front shields. But a critical counts as damage, and it turns the first damage card faceup. Use it.',
      instead: 'It costs nothing. Use the critical effect.',
    },
    wounded: {
      title: 'Half her hull',
      text: 'Two points met shields, three became damage cards. The faceup one, Structural Damage, dealt her a fourth. With as many cards as hull points, eight, she is destroyed.',
    },
    past: {
      title: 'Fly past her',
      text: 'Now get out of the way: bend the second joint one click to the right, the others straight, and pass along her bare side.',
      instead: 'The second joint one click to the right, the others straight, the tool on the right.',
    },
    yourTurn: {
      title: 'Now you do it',
      text: 'Dials, ships, squadrons, tidying up: that is a round. Her front and left are bare, and X-wings bomb ships, too. Finish her from here, or fight a battle of your own.',
    },
  },
};
