/** What a page and a server say to each other of an event. Who may see what is decided by `viewOf` alone. */
export type {
  CommandTaken,
  CreatedEvent,
  CreateEvent,
  EventDifference,
  EventGame,
  EventPicture,
  EventRequest,
  EventRole,
  EventUpdate,
  ImportEvent,
  JoinEvent,
  JoinedEvent,
  MadeLink,
  OwnShare,
  SentCommand,
  SentNewcomer,
} from './wire.ts';
