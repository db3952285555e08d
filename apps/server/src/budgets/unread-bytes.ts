/** Bytes that were sent and wait for sockets that do not read. */
export interface UnreadLimits {
  /** Of one socket: past it the socket is ended. */
  readonly mostUnread: number;
  /** Of one socket: past it, it is sent only what it asks for, and the newest state when it reads again. */
  readonly mostBehind: number;
  /** Of all sockets of one address, and of all there are: past it whoever is behind is ended. */
  readonly mostUnreadOfAddress: number;
  readonly mostUnreadInAll: number;
}

/** What waits unread in the memory of the server, for all sockets together. */
export class UnreadBytes {
  private all = 0;
  private readonly addresses = new Map<string, number>();

  constructor(private readonly limits: UnreadLimits) {}

  get total(): number {
    return this.all;
  }

  /** Whether a socket with so much of its own may be sent more. */
  hasRoom(address: string, own: number): boolean {
    const { mostUnread, mostBehind, mostUnreadOfAddress, mostUnreadInAll } = this.limits;
    if (own > mostUnread) return false;
    // Whoever reads is never ended for what others leave unread.
    if (own <= mostBehind) return true;
    return this.all <= mostUnreadInAll && (this.addresses.get(address) ?? 0) <= mostUnreadOfAddress;
  }

  add(address: string, bytes: number): void {
    this.all += bytes;
    const left = (this.addresses.get(address) ?? 0) + bytes;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
  }
}
