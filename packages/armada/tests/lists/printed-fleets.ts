/** One fleet as five list builders print it. */
export const printedFleets = {
  kingston: `Name: Line of battle
Faction: Imperial
Commander: Admiral Motti

Assault: Most Wanted
Defense: Fire Lanes
Navigation: Minefields

Victory II (85)
• Admiral Motti (24)
• Intel Officer (7)
• Dominator (12)
= 128 Points

Gladiator I (56)
• Demolisher (10)
= 66 Points

Squadrons:
• Soontir Fel (18)
• 2 x TIE Fighter Squadron (16)
= 34 Points

Total Points: 228
`,
  warlords: `Line of battle\u0020
\t
Author: somebody

Faction: Galactic Empire\t
Points: 228/300\t
\u0020

Commander: Admiral Motti

Assault Objective: Most Wanted\t
Defense Objective: Fire Lanes\t
Navigation Objective: Minefields\t


[ flagship ] Victory II-Class Star Destroyer (85 points)
-  Admiral Motti\t ( 24\t points)\u0020
-  Intel Officer\t ( 7\t points)\u0020
-  Dominator\t ( 12\t points)\u0020
= 128 total ship cost


Gladiator I-Class Star Destroyer (56 points)
-  Demolisher\t ( 10\t points)\u0020
= 66 total ship cost


1\tSoontir Fel ( 18 points)\u0020
2\tTIE Fighter Squadrons ( 16 points)\u0020
= 34 total squadron cost
`,
  flagship: `Line of battle

Author: somebody
Faction: Empire
Commander: Admiral Motti

Assault Objective: Most Wanted
Defense Objective: Fire Lanes
Navigation Objective: Minefields

[flagship] Victory II-Class Star Destroyer (85)
- Admiral Motti (24)
- Intel Officer (7)
- Dominator (12)
= 128 points

Gladiator I-Class Star Destroyer (56)
- Demolisher (10)
= 66 points

1 Soontir Fel (18)
2 TIE Fighter Squadron (8)
= 34 points
`,
  fleetBuilder: `Line of battle (228/300)
Empire  - Author: somebody

Commander: Admiral Motti

Objectives: Most Wanted, Fire Lanes, Minefields

[flagship] Victory II-class Star Destroyer (85)
 - Admiral Motti (24)
 - Intel Officer (7)
 - Dominator (12)
= 128 total points

Gladiator I-class Star Destroyer (56)
 - Demolisher (10)
= 66 total points

Squadrons (34/100):
1x Soontir Fel TIE Interceptor Squadron (18)
2x TIE Fighter Squadron (16)
`,
  fleetsDesigner: `Line of battle (34/228/300)
============================
Victory II-class Star Destroyer (85 + 43: 128)
\t+ Admiral Motti (24)
\t+ Intel Officer (7)
\t+ Dominator (12)
Gladiator I-class Star Destroyer (56 + 10: 66)
\t+ Demolisher (10)
Soontir Fel (18)
2 x TIE Fighter Squadron (2 x 8)
Most Wanted
Fire Lanes
Minefields
`,
} as const;
