/** Names of which clubs and players are composed. None of them is a real club. */
export const clubPlaces = {
  padma:
    'Arial Beel|Bhairab|Chitra|Dakatia|Gorai|Haor|Ilsha|Jamuna|Karnaphuli|Meghna|Mohananda|Naf|Padmakunj|Rupsha|Surma|Teesta',
  verano:
    'Alameda|Bahía Clara|Castaño|Dorada|Encina|Faro Viejo|Granado|Hontanar|Isla Verde|Jazmín|Lagunilla|Marisma|Naranjal|Olmeda|Palmar|Retama',
  levant:
    'Al Bahr|Al Fanar|Al Hilali|Al Kasr|Al Manar|Al Nakhla|Al Qamar|Al Rimal|Al Saqr|Al Tell|Al Wadi|Al Yasmin|Bab Sharq|Dar Noor|Ras Lulu|Zahra',
  north:
    'Ashby Vale|Birchwick|Coldharbour|Dunmere|Eastmoor|Fernley|Greyford|Holmebridge|Kestrel Bay|Larkspur|Millhaven|Norcliffe|Oakrest|Penbrook|Redmarsh|Stonewick',
} as const;

export const clubSuffixes = {
  padma: 'Sporting|SC|Krira Chakra|United|Rangers',
  verano: 'CF|Atlético|Deportivo|Unión|Marino|Racing',
  levant: 'SC|Ittihad|Club|Sporting|Nahda',
  north: 'Town|Rovers|Athletic|Wanderers|Albion|City',
} as const;

export const esportsHeads =
  'Neon|Iron|Lunar|Static|Velvet|Cobalt|Ember|Quartz|Nova|Frost|Onyx|Solar|Vector|Rogue|Echo|Turbo';
export const esportsTails =
  'Foxes|Ravens|Pilots|Wolves|Titans|Sparks|Nomads|Phantoms|Kites|Drift|Wardens|Pulse';

export const firstNames = {
  padma:
    'Arif|Babul|Dipu|Emon|Farhan|Hasan|Imran|Jamal|Kabir|Liton|Masud|Nayeem|Ovi|Rakib|Sajib|Tanvir|Zahid|Tuhin',
  verano:
    'Andrés|Bruno|Carlos|Diego|Emilio|Fabián|Gonzalo|Hugo|Iván|Joaquín|Leandro|Mateo|Nicolás|Óscar|Pablo|Rubén|Sergio|Tomás',
  levant:
    'Adel|Bilal|Fares|Ghassan|Hadi|Idris|Jawad|Karim|Luay|Majed|Nabil|Omar|Qasim|Rami|Samir|Tarek|Walid|Yousef',
  north:
    'Aaron|Ben|Callum|Declan|Ewan|Finn|George|Harry|Isaac|Jack|Kieran|Liam|Mason|Nathan|Owen|Rhys|Toby|Will',
} as const;

export const lastNames = {
  padma:
    'Ahmed|Bhuiyan|Chowdhury|Das|Haque|Islam|Karim|Mia|Molla|Rahman|Roy|Sarkar|Sheikh|Talukder|Uddin|Zaman',
  verano:
    'Arroyo|Blanco|Cabrera|Duarte|Espinoza|Fuentes|Gallardo|Herrera|Ibarra|Luna|Medina|Navarro|Ortega|Prieto|Rivas|Salas',
  levant:
    'Abbas|Barakat|Daher|Fakhoury|Haddad|Issa|Jaber|Khalil|Mansour|Najjar|Qureshi|Rizk|Saleh|Tamim|Yassin|Zidan',
  north:
    'Baxter|Carver|Dalton|Ellis|Fletcher|Grant|Hollis|Irving|Keane|Lowell|Marsh|Norton|Pryce|Quinn|Sutton|Thorne',
} as const;

export type Region = keyof typeof clubPlaces;
