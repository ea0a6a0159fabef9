import type { Localized } from '@croupier/contracts';

/** A station of the 18-lot draw: its days are 1 for Monday to 7 for Sunday (lottery rules 1.2). */
export interface Station {
  readonly code: string;
  readonly name: Localized;
  readonly region: 'central' | 'south';
  readonly weekdays: readonly number[];
}

export const stations: readonly Station[] = [
  central('phu-yen', 'Phú Yên', 'ফু ইয়েন', 'فو ين', [1]),
  central('thua-thien-hue', 'Thừa Thiên Huế', 'থুয়া থিয়েন হুয়ে', 'ثوا ثين هوي', [1, 7]),
  central('dak-lak', 'Đắk Lắk', 'ডাক লাক', 'داك لاك', [2]),
  central('quang-nam', 'Quảng Nam', 'কোয়াং নাম', 'كوانغ نام', [2]),
  central('da-nang', 'Đà Nẵng', 'দা নাং', 'دا نانغ', [3, 6]),
  central('khanh-hoa', 'Khánh Hòa', 'খান হোয়া', 'خان هوا', [3, 7]),
  central('binh-dinh', 'Bình Định', 'বিন দিন', 'بنه دنه', [4]),
  central('quang-tri', 'Quảng Trị', 'কোয়াং ত্রি', 'كوانغ تري', [4]),
  central('quang-binh', 'Quảng Bình', 'কোয়াং বিন', 'كوانغ بنه', [4]),
  central('gia-lai', 'Gia Lai', 'জা লাই', 'زا لاي', [5]),
  central('ninh-thuan', 'Ninh Thuận', 'নিন থুয়ান', 'ننه ثوان', [5]),
  central('quang-ngai', 'Quảng Ngãi', 'কোয়াং নাই', 'كوانغ نغاي', [6]),
  central('dak-nong', 'Đắk Nông', 'ডাক নং', 'داك نونغ', [6]),
  central('kon-tum', 'Kon Tum', 'কন তুম', 'كون توم', [7]),
  south('tp-hcm', 'TP.HCM', 'হো চি মিন সিটি', 'مدينة هو تشي منه', [1, 6]),
  south('dong-thap', 'Đồng Tháp', 'দং থাপ', 'دونغ ثاب', [1]),
  south('ca-mau', 'Cà Mau', 'কা মাউ', 'كا ماو', [1]),
  south('ben-tre', 'Bến Tre', 'বেন ত্রে', 'بن تري', [2]),
  south('vung-tau', 'Vũng Tàu', 'ভুং তাউ', 'فونغ تاو', [2]),
  south('bac-lieu', 'Bạc Liêu', 'বাক লিউ', 'باك ليو', [2]),
  south('dong-nai', 'Đồng Nai', 'দং নাই', 'دونغ ناي', [3]),
  south('can-tho', 'Cần Thơ', 'কান থো', 'كان ثو', [3]),
  south('soc-trang', 'Sóc Trăng', 'সক ত্রাং', 'سوك ترانغ', [3]),
  south('tay-ninh', 'Tây Ninh', 'তাই নিন', 'تاي ننه', [4]),
  south('an-giang', 'An Giang', 'আন জাং', 'آن زانغ', [4]),
  south('binh-thuan', 'Bình Thuận', 'বিন থুয়ান', 'بنه ثوان', [4]),
  south('vinh-long', 'Vĩnh Long', 'ভিন লং', 'فنه لونغ', [5]),
  south('binh-duong', 'Bình Dương', 'বিন জুয়ং', 'بنه زوونغ', [5]),
  south('tra-vinh', 'Trà Vinh', 'ত্রা ভিন', 'ترا فنه', [5]),
  south('long-an', 'Long An', 'লং আন', 'لونغ آن', [6]),
  south('binh-phuoc', 'Bình Phước', 'বিন ফুক', 'بنه فوك', [6]),
  south('hau-giang', 'Hậu Giang', 'হাউ জাং', 'هاو زانغ', [6]),
  south('tien-giang', 'Tiền Giang', 'তিয়েন জাং', 'تيان زانغ', [7]),
  south('kien-giang', 'Kiên Giang', 'কিয়েন জাং', 'كيان زانغ', [7]),
  south('da-lat', 'Đà Lạt', 'দা লাত', 'دا لات', [7]),
];

function central(code: string, name: string, bn: string, ar: string, weekdays: number[]): Station {
  return { code, region: 'central', weekdays, name: { en: name, bn, es: name, ar } };
}

function south(code: string, name: string, bn: string, ar: string, weekdays: number[]): Station {
  return { code, region: 'south', weekdays, name: { en: name, bn, es: name, ar } };
}
