import { Battle, type ChoiceRequest, type PokemonSet, type PRNGSeed, toID } from '@pkmn/sim';
import { dice } from './dice.ts';

type Roll = (below: number) => number;

const TEAMS: readonly (readonly PokemonSet[])[] = [
  [
    fighter('Garchomp', 'Rough Skin', 'Rocky Helmet', 'Earthquake, Dragon Tail, Stealth Rock, Spikes'),
    fighter('Gholdengo', 'Good as Gold', 'Leftovers', 'Make It Rain, Shadow Ball, Recover, Nasty Plot'),
    fighter(
      'Kingambit',
      'Supreme Overlord',
      'Black Glasses',
      'Kowtow Cleave, Sucker Punch, Iron Head, Swords Dance',
    ),
    fighter('Dragapult', 'Infiltrator', 'Choice Specs', 'Draco Meteor, Shadow Ball, U-turn, Flamethrower'),
    fighter('Toxapex', 'Regenerator', 'Black Sludge', 'Surf, Toxic, Recover, Haze'),
    fighter('Zapdos', 'Static', 'Heavy-Duty Boots', 'Hurricane, Volt Switch, Roost, Heat Wave'),
  ],
  [
    fighter('Great Tusk', 'Protosynthesis', 'Leftovers', 'Headlong Rush, Rapid Spin, Ice Spinner, Knock Off'),
    fighter('Iron Valiant', 'Quark Drive', 'Booster Energy', 'Moonblast, Close Combat, Knock Off, Encore'),
    fighter('Corviknight', 'Pressure', 'Rocky Helmet', 'Brave Bird, Body Press, Roost, Defog'),
    fighter(
      'Slowking-Galar',
      'Regenerator',
      'Assault Vest',
      'Future Sight, Sludge Bomb, Psychic, Flamethrower',
    ),
    fighter('Rotom-Wash', 'Levitate', 'Sitrus Berry', 'Hydro Pump, Volt Switch, Will-O-Wisp, Thunder Wave'),
    fighter('Breloom', 'Technician', 'Focus Sash', 'Spore, Mach Punch, Bullet Seed, Rock Tomb'),
  ],
  [
    fighter('Pelipper', 'Drizzle', 'Damp Rock', 'Surf, Hurricane, U-turn, Roost'),
    fighter('Barraskewda', 'Swift Swim', 'Choice Band', 'Liquidation, Close Combat, Flip Turn, Aqua Jet'),
    fighter('Archaludon', 'Stamina', 'Leftovers', 'Electro Shot, Draco Meteor, Flash Cannon, Body Press'),
    fighter('Amoonguss', 'Regenerator', 'Rocky Helmet', 'Giga Drain, Sludge Bomb, Spore, Foul Play'),
    fighter('Hatterene', 'Magic Bounce', 'Life Orb', 'Psyshock, Draining Kiss, Mystical Fire, Calm Mind'),
    fighter('Clefable', 'Magic Guard', 'Sticky Barb', 'Moonblast, Moonlight, Thunder Wave, Knock Off'),
  ],
  [
    fighter('Torkoal', 'Drought', 'Heat Rock', 'Lava Plume, Stealth Rock, Rapid Spin, Yawn'),
    fighter('Venusaur', 'Chlorophyll', 'Life Orb', 'Growth, Giga Drain, Sludge Bomb, Weather Ball'),
    fighter(
      'Walking Wake',
      'Protosynthesis',
      'Choice Specs',
      'Hydro Steam, Draco Meteor, Flamethrower, Flip Turn',
    ),
    fighter('Dragonite', 'Multiscale', 'Lum Berry', 'Dragon Dance, Extreme Speed, Earthquake, Outrage'),
    fighter('Weavile', 'Pressure', 'Expert Belt', 'Triple Axel, Knock Off, Ice Shard, Low Kick'),
    fighter('Skarmory', 'Sturdy', 'Leftovers', 'Brave Bird, Spikes, Roost, Whirlwind'),
  ],
];

function fighter(species: string, ability: string, item: string, moves: string): PokemonSet {
  return {
    name: species,
    species,
    ability,
    item,
    moves: moves.split(', '),
    nature: 'Serious',
    gender: '',
    level: 100,
    evs: { hp: 252, atk: 128, def: 0, spa: 128, spd: 0, spe: 0 },
    ivs: { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 },
  };
}

/**
 * The full-rules engine of Pokémon Showdown, in its newest generation: complete battles of six against six
 * between players who choose at random among what they may do. It is called directly, without its streams.
 */
export function showdown(): () => number {
  let battles = 0;
  return () => {
    battles++;
    return fight(battles, dice(battles));
  };
}

function fight(number: number, roll: Roll): number {
  const seed: PRNGSeed = `${number},2,3,4`;
  const battle = new Battle({ formatid: toID('gen9ou'), seed });
  battle.setPlayer('p1', { name: 'one', team: [...TEAMS[number % TEAMS.length]!] });
  battle.setPlayer('p2', { name: 'other', team: [...TEAMS[(number * 3 + 1) % TEAMS.length]!] });
  let decisions = 0;
  while (!battle.ended) {
    const asked = battle.sides.filter(({ activeRequest }) => activeRequest && !activeRequest.wait);
    if (asked.length === 0) throw new Error('the battle is over for nobody and asks nobody');
    for (const side of asked) {
      if (!side.choose(chosen(side.activeRequest!, roll))) throw new Error(side.choice.error);
      decisions++;
    }
    battle.commitChoices();
  }
  return decisions;
}

/** One of the choices that a request allows. */
function chosen(request: ChoiceRequest, roll: Roll): string {
  const any = <Item>(items: readonly Item[]) => items[roll(items.length)]!;
  if (request.teamPreview) return 'default';
  const bench = (request.side?.pokemon ?? []).flatMap(({ active, condition }, place) =>
    active || condition.endsWith(' fnt') ? [] : [`switch ${place + 1}`],
  );
  if (request.forceSwitch) return bench.length > 0 ? any(bench) : 'pass';
  const active = request.active?.[0];
  if (!active) throw new Error('somebody is asked for nothing');
  const moves = active.moves.flatMap(({ disabled }, place) => (disabled ? [] : [`move ${place + 1}`]));
  const changed = active.canTerastallize ? moves.map((move) => `${move} terastallize`) : [];
  const leaving = active.trapped || active.maybeTrapped ? [] : bench;
  return any([...moves, ...changed, ...leaving]);
}
