/** What people say who look for a temple beside a gateway. */
export const nearGateways: Readonly<Record<string, readonly string[]>> = {
  railwayStation: [
    'near railway station, near the railway station, near tirupati railway station, near station, near tirupati station, close to railway station, beside railway station, next to railway station, nearest to railway station, nearest temple to railway station, walking distance from railway station, opposite railway station',
    'రైల్వే స్టేషన్ దగ్గర, స్టేషన్ దగ్గర, రైల్వే స్టేషన్ పక్కన, రైల్వే స్టేషన్‌కు దగ్గర, रेलवे स्टेशन के पास, स्टेशन के पास, रेलवे स्टेशन के नजदीक',
    'ரயில் நிலையம் அருகில், ரயில் நிலையத்திற்கு அருகில், ரயில் நிலையத்துக்கு அருகில், ரயில்வே ஸ்டேஷன் பக்கத்தில், ரயில் நிலையம் பக்கத்தில், ರೈಲು ನಿಲ್ದಾಣದ ಹತ್ತಿರ, ರೈಲ್ವೆ ನಿಲ್ದಾಣದ ಹತ್ತಿರ, ರೈಲ್ವೆ ಸ್ಟೇಷನ್ ಹತ್ತಿರ',
    'railway station daggara, railway station ke paas, station ke paas, railway station pakkathula, railway station pakkam, railway station hattira',
  ],
  busStand: [
    'near bus stand, near the bus stand, near tirupati bus stand, near bus station, close to bus stand, beside bus stand, next to bus stand, nearest to bus stand, బస్టాండ్ దగ్గర, బస్టాండ్ పక్కన, बस स्टैंड के पास, बस अड्डे के पास, பேருந்து நிலையம் அருகில், பேருந்து நிலையத்திற்கு அருகில், பஸ் ஸ்டாண்ட் பக்கத்தில், ಬಸ್ ನಿಲ್ದಾಣದ ಹತ್ತಿರ, ಬಸ್ ಸ್ಟ್ಯಾಂಡ್ ಹತ್ತಿರ',
  ],
  airport: [
    'near airport, near the airport, near tirupati airport, near renigunta airport, close to airport, nearest to airport, on the way from airport, విమానాశ్రయం దగ్గర, ఎయిర్‌పోర్ట్ దగ్గర, हवाई अड्डे के पास, एयरपोर्ट के पास, விமான நிலையம் அருகில், விமான நிலையத்திற்கு அருகில், ವಿಮಾನ ನಿಲ್ದಾಣದ ಹತ್ತಿರ',
  ],
}
