// What the house says of its games beyond what the server knows: how long they last and how deep they are.

export interface Character {
  minutes: string;
  weight: 'light' | 'medium' | 'heavy';
}

const characters: Record<string, Character> = {
  'puerto-rico': { minutes: '60–90', weight: 'medium' },
  'san-juan': { minutes: '30–45', weight: 'light' },
  madeira: { minutes: '90–120', weight: 'heavy' },
  'spice-islands': { minutes: '60', weight: 'medium' },
};

export const characterOf = (game: string): Character | undefined => characters[game];
