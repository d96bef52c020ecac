// The options of a table as a form: switches and numbers as fields, anything larger as text.

export type OptionField =
  | { name: string; kind: 'switch'; value: boolean }
  | { name: string; kind: 'number'; value: number }
  | { name: string; kind: 'word'; value: string }
  | { name: string; kind: 'json'; value: string };

/** The fields for the options that a game starts from. */
export function fieldsOf(options: unknown): OptionField[] {
  if (typeof options !== 'object' || options === null) return [];
  return Object.entries(options).map(([name, value]): OptionField => {
    if (typeof value === 'boolean') return { name, kind: 'switch', value };
    if (typeof value === 'number') return { name, kind: 'number', value };
    if (typeof value === 'string') return { name, kind: 'word', value };
    return { name, kind: 'json', value: JSON.stringify(value) };
  });
}

/** The options that the fields say; an unreadable one is named. */
export function optionsOf(fields: OptionField[]): { options: Record<string, unknown> } | { bad: string; message: string } {
  const options: Record<string, unknown> = {};
  for (const field of fields) {
    try {
      options[field.name] = field.kind === 'json' ? JSON.parse(field.value) : field.value;
    } catch (error) {
      return { bad: field.name, message: error instanceof Error ? error.message : String(error) };
    }
  }
  return { options };
}

/** A name such as `open_scores` for people, where the game has no word for it. */
export function plainName(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
