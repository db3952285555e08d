/** The part of JSON Schema that files are described in. */
export type Schema =
  | { readonly $ref: string }
  | { readonly type: 'string'; readonly maxLength: number }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'boolean' | 'null' }
  | { readonly enum: readonly (string | number)[] }
  | {
      readonly type: 'array';
      readonly items: Schema;
      readonly minItems: number;
      readonly maxItems: number;
    }
  | ObjectSchema
  | { readonly anyOf: readonly Schema[] };

export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

export const LARGEST = 9_007_199_254_740_991;
export const text = (maxLength: number): Schema => ({ type: 'string', maxLength });
export const whole = (minimum = 0, maximum = LARGEST): Schema => ({ type: 'integer', minimum, maximum });
export const flag: Schema = { type: 'boolean' };
export const oneOf = (...values: readonly (string | number)[]): Schema => ({ enum: values });
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
export const list = (items: Schema, maxItems: number, minItems = 0): Schema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});
export const two = (items: Schema): Schema => list(items, 2, 2);
export const named = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** An object of just the fields of a type; those that may be missing are named. */
export function object<Of>(
  properties: Readonly<Record<keyof Of & string, Schema>>,
  optional: readonly (keyof Of & string)[] = [],
): ObjectSchema {
  const required = Object.keys(properties).filter((field) => !optional.some((each) => each === field));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** What is wrong with a field of a document. */
export interface SchemaFault {
  readonly field: string;
  readonly problem: SchemaProblem;
  readonly found: unknown;
}

export type SchemaProblem =
  | 'notAnObject'
  | 'notAList'
  | 'notText'
  | 'notANumber'
  | 'tooLong'
  | 'tooFew'
  | 'missing'
  | 'notAllowed';

export type Definitions = Readonly<Record<string, Schema>>;

/** The first fault of a value by its schema; undefined when there is none. */
export function faultBySchema(
  value: unknown,
  schema: Schema,
  field: string,
  definitions: Definitions,
): SchemaFault | undefined {
  const fault = (problem: SchemaProblem): SchemaFault => ({ field, problem, found: value });
  if ('$ref' in schema) {
    return faultBySchema(value, definitions[schema.$ref.slice('#/$defs/'.length)]!, field, definitions);
  }
  if ('anyOf' in schema) {
    const fitting = schema.anyOf.find((each) => couldBe(value, each, definitions));
    return fitting ? faultBySchema(value, fitting, field, definitions) : fault('notAllowed');
  }
  if ('enum' in schema) return schema.enum.some((each) => each === value) ? undefined : fault('notAllowed');
  switch (schema.type) {
    case 'string':
      if (typeof value !== 'string') return fault('notText');
      return value.length > schema.maxLength ? fault('tooLong') : undefined;
    case 'integer': {
      if (!Number.isInteger(value)) return fault('notANumber');
      const isWithin = (value as number) >= schema.minimum && (value as number) <= schema.maximum;
      return isWithin ? undefined : fault('notAllowed');
    }
    case 'boolean':
      return typeof value === 'boolean' ? undefined : fault('notAllowed');
    case 'null':
      return value === null ? undefined : fault('notAllowed');
    case 'array':
      if (!Array.isArray(value)) return fault('notAList');
      if (value.length > schema.maxItems) return fault('tooLong');
      if (value.length < schema.minItems) return fault('tooFew');
      return firstFault(value.entries(), ([at, item]) =>
        faultBySchema(item, schema.items, `${field}.${at}`, definitions),
      );
    case 'object':
      return faultInObject(value, schema, field, definitions);
  }
}

function faultInObject(
  value: unknown,
  { properties, required }: ObjectSchema,
  field: string,
  definitions: Definitions,
): SchemaFault | undefined {
  if (!isRecord(value)) return { field, problem: 'notAnObject', found: value };
  const inside = (name: string) => (field === '' ? name : `${field}.${name}`);
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return { field: inside(missing), problem: 'missing', found: null };
  return firstFault(Object.entries(value), ([name, part]) => {
    if (!Object.hasOwn(properties, name)) return { field: inside(name), problem: 'notAllowed', found: null };
    return faultBySchema(part, properties[name]!, inside(name), definitions);
  });
}

function firstFault<Item>(
  items: Iterable<Item>,
  faultIn: (item: Item) => SchemaFault | undefined,
): SchemaFault | undefined {
  for (const item of items) {
    const fault = faultIn(item);
    if (fault) return fault;
  }
  return undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is meant to be of this sort: null, or an object with its tag. */
function couldBe(value: unknown, schema: Schema, definitions: Definitions): boolean {
  if ('$ref' in schema) {
    return couldBe(value, definitions[schema.$ref.slice('#/$defs/'.length)]!, definitions);
  }
  if ('anyOf' in schema) return schema.anyOf.some((each) => couldBe(value, each, definitions));
  if ('type' in schema && schema.type === 'null') return value === null;
  if (value === null) return false;
  if (!('type' in schema && schema.type === 'object') || !isRecord(value)) return true;
  return ['kind', 'role'].every((tag) => {
    const tags = schema.properties[tag];
    return !(tags && 'enum' in tags) || tags.enum.some((each) => each === value[tag]);
  });
}
