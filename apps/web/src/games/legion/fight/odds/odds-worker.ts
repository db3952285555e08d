import { answerTasks } from '../../../../table/answer-tasks.ts';
import { findOdds } from './find-odds.ts';

answerTasks(findOdds);
