/** Every version of rules that was released, with the sha-256 of its engine. `npm run release` adds a line. */
export const releasedEngines: Readonly<Record<string, string>> = {
  'xwing-0': 'd2f40da1df04aa7f8bdb1584fffef9c16824a0b62a0581a9768eb22c90d73d71',
  'xwing-1': '019bf98ca430de6601862804d29a04cf39824d0a2a256ba15bfba83f1bf5259c',
  'armada-1': '5cb6bcdd3cbacc13ee080624c44fcbe5348689de69ff41255abf2770935a6272',
  'xwing-2': '67363f32472cf34e6ed62a18948a45b2fa6a8681c9c0ff5df69212431b1f3675',
  'armada-2': '6da36059e592ce0cce23257e7680a0fbd08a257075057566e227b2f7c678bfc4',
  'xwing-3': '5906ff7b1c05d4ddb43a67e4d40257b91aa59b4e9320427a2d2b1dc737e6623f',
};
