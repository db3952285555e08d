import type { Place, Reach } from '@sortie/wisps/model';

interface Plan {
  readonly leader: Place;
  readonly followers: Readonly<Record<string, Place>>;
}

let plan: Plan | undefined;

/** Keeps where the followers are to go while their leader's move is on its way to the referee. */
export function planFollowers(leader: Place, followers: Plan['followers']): void {
  plan = { leader, followers };
}

/** Where a follower was to go, once: undefined when its leader went elsewhere, or it is no follower. */
export function takePlan({ wisp, centre }: Reach): Place | undefined {
  if (!plan || plan.leader.x !== centre.x || plan.leader.y !== centre.y) return undefined;
  const { [wisp]: place, ...others } = plan.followers;
  plan = { leader: plan.leader, followers: others };
  return place;
}
