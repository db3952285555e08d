/** One army as list builders print it. */
export const printedArmies = {
  tournament: `Snow patrol
586/800 (9 activations)
Leia Organa (105)
 - Esteemed Leader (5)
 - Commanding Presence (10)
Rebel Troopers (72)
 - Z-6 Trooper (22)
 - Rebel Trooper (10)
Rebel Troopers (72)
 - Z-6 Trooper (22)
 - Rebel Trooper (10)
Fleet Troopers (63)
 - Rebel Officer (19)
Rebel Commandos (44)
 - DH-447 Sniper (28)
Rebel Commandos (60)
AT-RT (85)
 - AT-RT Rotary Blaster (30)
AT-RT (85)
 - AT-RT Rotary Blaster (30)

Commands:
•Coordinated Bombardment
•Ambush
••No Time for Sorrows
••Push
•••Somebody Has to Save Our Skins
•••Assault
••••Standing Orders

Battle Deck
Objectives:
 - Key Positions
Secondaries:
 - Battle Lines
`,
  ranks: `Snow patrol
586/800 (8 activations)
Commanders:
 - Leia Organa Fearless and Inventive (90): Esteemed Leader (5), Commanding Presence (10) = 105
Corps:
 - 2× Rebel Troopers (40): Z-6 Trooper (22), Rebel Trooper (10) = 144
 - Fleet Troopers (44): Rebel Officer (19) = 63
Special Forces:
 - Rebel Commandos Strike Team (16): DH-447 Sniper (28) = 44
 - Rebel Commandos = 60
Support:
 - 2× AT-RT (55): AT-RT Rotary Blaster (30) = 170

Commands: • Coordinated Bombardment, • Ambush, •• No Time for Sorrows, •• Push, ••• Somebody Has to Save Our Skins, ••• Assault, •••• Standing Orders`,
  short: `Title: Snow patrol
586/800 (8 activations)
Leia Organa (Esteemed Leader, Commanding Presence)
2× Rebel Troopers (Z-6 Trooper, Rebel Trooper)
Fleet Troopers (Rebel Officer)
Rebel Commandos Strike Team (DH-447 Sniper)
Rebel Commandos
2× AT-RT (AT-RT Rotary Blaster)
Commands: • Coordinated Bombardment, • Ambush, •• No Time for Sorrows, •• Push, ••• Somebody Has to Save Our Skins, ••• Assault, •••• Standing Orders`,
  firstEdition: `Legion HQ
Title: Snow patrol
Faction: rebels
Mode: standard

Commanders:
  - Leia Organa (90)  + Esteemed Leader (5) + Commanding Presence (10) = 105
Corps:
 - 2x Rebel Troopers (40) + Z-6 Trooper (22) + Rebel Trooper (10) = 144
  - Fleet Troopers (44)  + Rebel Officer (19) = 63
Special Forces:
  - Rebel Commandos Strike Team (16)  + DH-447 Sniper (28) = 44
  - Rebel Commandos (60)  = 60
Support:
 - 2x AT-RT (55) + AT-RT Rotary Blaster (30) = 170

Total: 586/800

Commands:
 - Coordinated Bombardment (1)
 - Ambush (1)
 - No Time for Sorrows (2)
 - Push (2)
 - Somebody Has to Save Our Skins (3)
 - Assault (3)
 - Standing Orders (4)

Notes: for the weekend
`,
  admiral: `Snow patrol
8 activations

1 × Leia Organa (90 + 15 = 105): Esteemed Leader (5), Commanding Presence (10)
2 × Rebel Troopers (40 + 32 = 72): Z-6 Trooper (22), Rebel Trooper (10)
1 × Fleet Troopers (44 + 19 = 63): Rebel Officer (19)
1 × Rebel Commandos (16 + 28 = 44): DH-447 Sniper (28)
1 × Rebel Commandos (60)
2 × AT-RT (55 + 30 = 85): AT-RT Rotary Blaster (30)

Command Cards: Coordinated Bombardment (1), Ambush (1), No Time for Sorrows (2), Push (2), Somebody Has to Save Our Skins (3), Assault (3), Standing Orders (4)
`,
} as const;
