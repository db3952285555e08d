/** What can be typed during a game. */
export const PLAY_HELP = `Type the number of an answer and press Enter. Besides numbers:
  board            draw the table again
  ships            every ship with its numbers and tokens
  ship A           the cards and the dial of ship A
  auto             let the referee answer this question for you (Enter alone does, during set-up)
  quick            let the referee do the rest of the set-up for both players
  put 300 60 0     place a piece yourself: millimetres from the left, from the bottom, heading in degrees
  put B 300 60 0   the same for ship B, or for obstacle o2
  why              the rule by which you are asked
  why 5 straight   why an answer is not offered: a maneuver, an action (why evade), a target (why b)
  rule ID          the words of a rule
  undo             take your last answer back; once something was rolled or revealed the opponent must agree
  log              everything that happened
  save FILE        put the game aside; continue it with: sortie play xwing --load FILE
  concede          give up
  quit             leave
`;
