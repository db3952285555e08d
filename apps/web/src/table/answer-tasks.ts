/** What a worker gets: a task with a number that comes back with what was found. */
export interface NumberedTask<Task> {
  readonly id: number;
  readonly task: Task;
}

export interface NumberedFind<Found> {
  readonly id: number;
  readonly found: Found;
}

/** In a worker: finds what it is asked for. */
export function answerTasks<Task, Found>(find: (task: Task) => Found): void {
  addEventListener('message', ({ data }: MessageEvent<NumberedTask<Task>>) => {
    postMessage({ id: data.id, found: find(data.task) } satisfies NumberedFind<Found>);
  });
}
