/** A bot written for one number may not understand another. */
export const PROTOCOL_VERSION = 1;
