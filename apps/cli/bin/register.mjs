// The sources are TypeScript; this lets Node load them, in the main thread and in every worker.
import { register } from 'tsx/esm/api';

register();
