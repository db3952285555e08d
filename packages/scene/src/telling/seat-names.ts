interface NamedSeat {
  readonly id: string;
  readonly side: number;
}

/** How people are called: each seat by who sits there, a side by the first of its seats. */
export function seatNames(seats: readonly NamedSeat[], people: Readonly<Record<string, string>>) {
  const seat = (id: string): string => people[id] ?? id;
  return {
    seat,
    side: (side: number): string => {
      const first = seats.find((each) => each.side === side);
      return first ? seat(first.id) : String(side);
    },
  };
}
