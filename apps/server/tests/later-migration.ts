import { sql } from 'kysely';
import { type Migration, migrations } from '../src/storage/migrations.ts';

/** A migration as one may come: it makes, changes and fills. */
const later: Migration = async (db) => {
  await db.schema.createTable('later').addColumn('id', 'text').execute();
  await db.schema.alterTable('games').addColumn('later', 'text').execute();
  await sql`update games set later = id, status = 'changed'`.execute(db);
  await sql`insert into later select id from games`.execute(db);
  await db.schema.createIndex('games_by_later').on('games').column('later').execute();
};

/** Those of the first so many versions; one more than there are has the later one too. */
export function migrationsUpTo(version: number): readonly Migration[] {
  return [...migrations, later].slice(0, version);
}
