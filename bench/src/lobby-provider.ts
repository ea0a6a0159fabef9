import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cataloguePath, type CatalogueGame, type CataloguePage } from '@croupier/contracts';

export interface CatalogueServer {
  readonly origin: string;
  stop(): void;
}

/** Words of game names in English, Bengali, Spanish and Arabic. */
const first = [
  ['Golden', 'সোনালি', 'Dorado', 'ذهبي'],
  ['Silent', 'নীরব', 'Silencioso', 'صامت'],
  ['Monsoon', 'বর্ষার', 'Monzón', 'موسمي'],
  ['Midnight', 'মধ্যরাতের', 'Medianoche', 'منتصف'],
  ['Burning', 'জ্বলন্ত', 'Ardiente', 'مشتعل'],
  ['Frozen', 'হিমায়িত', 'Helado', 'متجمد'],
  ['Lucky', 'সৌভাগ্যের', 'Afortunado', 'محظوظ'],
  ['Hidden', 'গোপন', 'Oculto', 'مخفي'],
  ['Royal', 'রাজকীয়', 'Real', 'ملكي'],
  ['Wandering', 'ভবঘুরে', 'Errante', 'متجول'],
] as const;
const second = [
  ['Tiger', 'বাঘ', 'Tigre', 'نمر'],
  ['Lotus', 'পদ্ম', 'Loto', 'لوتس'],
  ['Harbour', 'বন্দর', 'Puerto', 'ميناء'],
  ['Bazaar', 'বাজার', 'Bazar', 'بازار'],
  ['Lantern', 'লণ্ঠন', 'Farol', 'فانوس'],
  ['Falcon', 'বাজপাখি', 'Halcón', 'صقر'],
  ['Garden', 'বাগান', 'Jardín', 'حديقة'],
  ['Peacock', 'ময়ূর', 'Pavo', 'طاووس'],
  ['Desert', 'মরুভূমি', 'Desierto', 'صحراء'],
  ['Crown', 'মুকুট', 'Corona', 'تاج'],
] as const;
const third = [
  ['Fortune', 'ভাগ্য', 'Fortuna', 'حظ'],
  ['Rising', 'উদয়', 'Naciente', 'صاعد'],
  ['Nights', 'রাত', 'Noches', 'ليالي'],
  ['Quest', 'অভিযান', 'Aventura', 'مغامرة'],
  ['Treasure', 'ধনরত্ন', 'Tesoro', 'كنز'],
] as const;

/** A provider that only offers this many games: the platform and its pages are measured. */
export async function startCatalogue(count: number): Promise<CatalogueServer> {
  const games = Array.from({ length: count }, (_, number) => gameOf(number));
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    if (url.pathname !== cataloguePath) return void reply.end('{}');
    const start = Number(url.searchParams.get('after') ?? 0);
    const end = start + Number(url.searchParams.get('limit') ?? count);
    const next = end < count ? String(end) : null;
    reply.setHeader('etag', `"${count}"`);
    if (request.headers['if-none-match'] === `"${count}"`) reply.statusCode = 304;
    reply.end(JSON.stringify({ games: games.slice(start, end), next } satisfies CataloguePage));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = addressOf(server.address());
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address === 'object' && address) return address;
  throw new Error('the catalogue has no port');
}

function gameOf(number: number): CatalogueGame {
  const words = [
    first[number % first.length],
    second[Math.floor(number / 10) % second.length],
    third[Math.floor(number / 100) % third.length],
  ];
  const series = String(Math.floor(number / 500) + 1);
  const name = (language: 0 | 1 | 2 | 3) =>
    [...words.map((word) => word?.[language] ?? ''), series].join(' ');
  return {
    code: `game_${number}`,
    name: { en: name(0), bn: name(1), es: name(2), ar: name(3) },
    kind: 'RNG',
    classify: ['video-slot', 'cascade', 'classic-slot'][number % 3] ?? 'video-slot',
    launch_path: `/play/game_${number}`,
    art: `game_${number}`,
    rtp: 94 + (number % 30) / 10,
    min_bet: { BDT: ['5.00', '10.00', '20.00'][number % 3] ?? '5.00', EUR: '0.10' },
    hot: number < 6,
  };
}
