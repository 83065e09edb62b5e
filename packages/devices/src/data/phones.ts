/** A line for each model, newest first under its maker; `device.ts` reads them and says how they are written. */
export const phones = `
# Apple
iPhone 17e | 2026 china hong-kong us-locked
iPhone 17 | 2025 china hong-kong us-locked
iPhone 17 Pro | 2025 china hong-kong us-locked
iPhone 17 Pro Max | 2025 china hong-kong us-locked
iPhone Air | 2025
iPhone 16e | 2025 china hong-kong us-locked
iPhone 16 | 2024 china hong-kong us-locked
iPhone 16 Plus | 2024 china hong-kong us-locked
iPhone 16 Pro | 2024 china hong-kong us-locked
iPhone 16 Pro Max | 2024 china hong-kong us-locked
iPhone 15 | 2023 china hong-kong us-locked
iPhone 15 Plus | 2023 china hong-kong us-locked
iPhone 15 Pro | 2023 china hong-kong us-locked
iPhone 15 Pro Max | 2023 china hong-kong us-locked
iPhone SE (3rd gen, 2022) | 2022 china hong-kong
iPhone 14 | 2022 china hong-kong us-locked
iPhone 14 Plus | 2022 china hong-kong us-locked
iPhone 14 Pro | 2022 china hong-kong us-locked
iPhone 14 Pro Max | 2022 china hong-kong us-locked
iPhone 13 | 2021 china hong-kong
iPhone 13 Pro | 2021 china hong-kong
iPhone 13 Pro Max | 2021 china hong-kong
iPhone 13 mini | 2021 china
iPhone 12 | 2020 china hong-kong
iPhone 12 Pro | 2020 china hong-kong
iPhone 12 Pro Max | 2020 china hong-kong
iPhone SE (2nd gen, 2020) | 2020 china turkey
iPhone 12 mini | 2020 china
iPhone 11 | 2019 china hong-kong turkey
iPhone 11 Pro | 2019 china hong-kong turkey
iPhone 11 Pro Max | 2019 china hong-kong turkey
iPhone XR | 2018 china hong-kong turkey
iPhone XS Max | 2018 china hong-kong turkey
iPhone XS | 2018 china turkey
iPhone X | 2017 -
iPhone 8 Plus | 2017 -
iPhone 8 | 2017 -
iPhone 7 Plus | 2016 -
iPhone 7 | 2016 -
iPhone SE (1st gen, 2016) | 2016 -
iPhone 6s Plus | 2015 -
iPhone 6s | 2015 -
iPhone 6 Plus | 2014 -
iPhone 6 | 2014 -
# Samsung
Galaxy S26 | 2026 greater-china
Galaxy S26+ | 2026 greater-china
Galaxy S26 Ultra | 2026 greater-china
Galaxy S25 | 2025 greater-china
Galaxy S25+ | 2025 greater-china
Galaxy S25 Ultra | 2025 greater-china
Galaxy S25 Edge | 2025 greater-china
Galaxy Z Fold7 | 2025 greater-china
Galaxy Z Flip7 | 2025 greater-china
Galaxy Z Flip7 FE | 2025 greater-china
Galaxy A36 5G | 2025 greater-china market
Galaxy A56 5G | 2025 greater-china market
Galaxy XCover7 Pro | 2025 greater-china market
Galaxy S24 | 2024 greater-china
Galaxy S24+ | 2024 greater-china
Galaxy S24 Ultra | 2024 greater-china
Galaxy S24 FE | 2024 greater-china
Galaxy Z Fold6 | 2024 greater-china
Galaxy Z Flip6 | 2024 greater-china
Galaxy Z Fold Special Edition | 2024 greater-china
Galaxy A35 5G | 2024 greater-china market
Galaxy A55 5G | 2024 greater-china market
Galaxy XCover7 | 2024 greater-china market
Galaxy S23 | 2023 greater-china
Galaxy S23+ | 2023 greater-china
Galaxy S23 Ultra | 2023 greater-china
Galaxy S23 FE | 2023 greater-china
Galaxy Z Fold5 | 2023 greater-china
Galaxy Z Flip5 | 2023 greater-china
Galaxy A34 5G | 2023 ? greater-china market
Galaxy A54 5G | 2023 greater-china market
Galaxy A14 5G | 2023 ?
Galaxy S22 | 2022 greater-china korea
Galaxy S22+ | 2022 greater-china korea
Galaxy S22 Ultra | 2022 greater-china korea
Galaxy Z Fold4 | 2022 greater-china
Galaxy Z Flip4 | 2022 greater-china
Galaxy A23 5G | 2022 greater-china korea market
Galaxy S21 FE 5G | 2022 ?
Galaxy S21 | 2021 greater-china korea united-states
Galaxy S21+ | 2021 greater-china korea united-states
Galaxy S21 Ultra | 2021 greater-china korea united-states
Galaxy Z Fold3 5G | 2021 greater-china korea
Galaxy Z Flip3 5G | 2021 greater-china korea
Galaxy S20 | 2020 greater-china korea united-states
Galaxy S20+ | 2020 greater-china korea united-states
Galaxy S20 Ultra | 2020 greater-china korea united-states
Galaxy Note20 | 2020 greater-china korea
Galaxy Note20 Ultra | 2020 greater-china korea united-states
Galaxy Z Flip | 2020 greater-china korea
Galaxy Z Flip 5G | 2020 greater-china korea united-states
Galaxy Z Fold2 5G | 2020 greater-china korea united-states
Galaxy S20 FE 5G | 2020 ?
Galaxy Fold | 2019 greater-china korea
# Xiaomi
Xiaomi 15 | 2025 china market
Xiaomi 15 Ultra | 2025 china market
Redmi Note 14 Pro | 2025 china market
Redmi Note 14 Pro 5G | 2025 china market
Redmi Note 14 Pro+ | 2025 china market
Redmi Note 14 Pro+ 5G | 2025 china market
Poco X7 | 2025 china market
Xiaomi 14 | 2024 china market
Xiaomi 14 Ultra | 2024 china market
Xiaomi 14T | 2024 china market
Xiaomi 14T Pro | 2024 china market
Xiaomi 15 Pro | 2024 china market
Redmi Note 13 Pro | 2024 china market
Redmi Note 13 Pro+ | 2024 china market
Redmi Note 13 | 2024 ?
Xiaomi 13 | 2023 china market
Xiaomi 13 Lite | 2023 china market
Xiaomi 13 Pro | 2023 china market
Xiaomi 13 Ultra | 2023 china market
Xiaomi 13T | 2023 china market
Xiaomi 13T Pro | 2023 china market
Xiaomi 14 Pro | 2023 china market
Redmi Note 12 | 2023 ?
Redmi Note 12 Pro | 2023 ?
Redmi Note 12 Pro+ | 2023 ?
Xiaomi 12T Pro | 2022 china market
Redmi Note 11 Pro 5G | 2022 china japan
Xiaomi 12 | 2022 ?
Xiaomi 12 Pro | 2022 ?
Xiaomi 12T | 2022 ?
Xiaomi 12 Lite | 2022 ?
Xiaomi 11T | 2021 ?
Xiaomi 11T Pro | 2021 ?
Xiaomi Mi 11 | 2021 ?
Xiaomi Mi 11 Lite | 2021 ?
# Oppo
Reno15 | 2026 market
Reno15 FS | 2026 market
Reno15 Pro Max | 2026 market
Find N5 | 2025 market
Reno14 | 2025 market
Reno14 Pro | 2025 market
Find X8 | 2024 market
Find X8 Pro | 2024 market
Find X7 | 2024 ?
Find X7 Ultra | 2024 ?
Reno11 | 2024 ?
Reno11 Pro | 2024 ?
Reno12 | 2024 ?
Reno12 Pro | 2024 ?
Find N2 Flip | 2023 market
Find N3 | 2023 market
Find N3 Flip | 2023 market
Reno9 A | 2023 japan
Find X6 | 2023 ?
Find X6 Pro | 2023 ?
Reno10 | 2023 ?
Reno10 Pro | 2023 ?
Reno10 Pro+ | 2023 ?
A78 5G | 2023 ?
A79 5G | 2023 ?
A98 5G | 2023 ?
Find X5 | 2022 market
Find X5 Pro | 2022 market
Reno7 A | 2022 japan
A77 | 2022 japan
Reno7 | 2022 ?
Reno7 Pro | 2022 ?
Reno8 | 2022 ?
Reno8 Pro | 2022 ?
Find X5 Lite | 2022 -
Find X3 | 2021 market
Find X3 Pro | 2021 market
Reno5 A | 2021 japan
Reno6 Pro 5G | 2021 market
A55s 5G | 2021 japan
Find X3 Lite | 2021 ?
Reno6 | 2021 ?
# Google
Pixel 10a | 2026
Pixel 9a | 2025
Pixel 10 | 2025 us-locked
Pixel 10 Pro | 2025 us-locked
Pixel 10 Pro XL | 2025 us-locked
Pixel 8a | 2024
Pixel 9 | 2024
Pixel 9 Pro | 2024
Pixel 9 Pro XL | 2024
Pixel 9 Pro Fold | 2024
Pixel 7a | 2023
Pixel Fold | 2023
Pixel 8 | 2023
Pixel 8 Pro | 2023
Pixel 6a | 2022
Pixel 7 | 2022
Pixel 7 Pro | 2022
Pixel 5a 5G | 2021
Pixel 6 | 2021
Pixel 6 Pro | 2021
Pixel 4a | 2020
Pixel 4a 5G | 2020
Pixel 5 | 2020
Pixel 3a | 2019 market
Pixel 3a XL | 2019 market
Pixel 4 | 2019
Pixel 4 XL | 2019
Pixel 3 | 2018 market
Pixel 3 XL | 2018 market
Pixel 2 | 2017 operator
Pixel 2 XL | 2017 operator
# Huawei
Pura 80 Ultra | 2025 china
Pura 70 Pro | 2024 china
Pura 70 | 2024 ?
Pura 70 Ultra | 2024 ?
P60 | 2023 ?
P60 Pro | 2023 ?
Mate 60 | 2023 ?
Mate 60 Pro | 2023 ?
Mate 60 Pro+ | 2023 ?
nova 11 | 2023 ?
nova 11 Pro | 2023 ?
Mate 50 | 2022 ?
Mate 50 Pro | 2022 ?
nova 10 | 2022 ?
nova 10 Pro | 2022 ?
P50 | 2021 ?
P50 Pro | 2021 ?
P40 | 2020 china
P40 Pro | 2020 china
Mate 40 Pro | 2020 china
Mate 40 | 2020 china
P40 Pro+ | 2020 -
# Honor
Magic8 Pro Air | 2026 dual-sim market
Honor 400 Lite | 2025 dual-sim market
Honor 400 | 2025 dual-sim market
Honor 400 Pro | 2025 dual-sim market
Magic7 Lite | 2025 dual-sim market
Magic7 Pro | 2025 dual-sim market
Honor 200 | 2024 dual-sim market
Honor 200 Pro | 2024 dual-sim market
Magic6 Pro | 2024 dual-sim market
Magic6 Pro RSR | 2024 dual-sim market
Magic6 Ultimate | 2024 dual-sim market
Magic V3 | 2024 dual-sim market
Magic Vs3 | 2024 dual-sim market
Honor 200 Lite | 2024 -
Honor 90 | 2023 dual-sim market
Magic5 Pro | 2023 dual-sim market
Magic V2 | 2023 dual-sim market
Magic4 Pro | 2022 dual-sim market
Honor X8 | 2022 ?
# Realme
Realme 14 Pro+ | 2025 market
Realme GT 7 | 2025 market
# Vivo
X200T | 2026 market
X200 FE | 2025 market
X200s | 2025 market
V50 | 2025 market
X100 Pro | 2024 market
X200 | 2024 market
X200 Pro | 2024 market
V40 | 2024 market
V40 Lite | 2024 europe
X90 Pro | 2023 europe
V29 | 2023 europe
V29 Lite 5G | 2023 europe
# OnePlus
OnePlus 13 | 2025 china market
OnePlus 13R | 2025 china market
OnePlus 13s | 2025 china market
OnePlus 13T | 2025 ?
OnePlus 12 | 2024 china market
OnePlus 11 5G | 2023 china market
OnePlus Open | 2023 china market
OnePlus Nord 3 | 2023 ?
OnePlus Nord CE 3 | 2023 ?
OnePlus 10 Pro | 2022 ?
OnePlus 10T | 2022 ?
OnePlus Nord 2T | 2022 ?
OnePlus Nord CE 2 | 2022 ?
OnePlus 9 | 2021 ?
OnePlus 9 Pro | 2021 ?
OnePlus 8 | 2020 ?
OnePlus 8 Pro | 2020 ?
OnePlus 8T | 2020 ?
# Motorola
Signature | 2026 market
Razr 60 | 2025 market
Razr 60 Ultra | 2025 market
Razr (2025) | 2025 market
Razr+ (2025) | 2025 market
Razr Ultra (2025) | 2025 market
Edge (2025) | 2025 market
Edge 60 | 2025 market
Edge 60 Fusion | 2025 market
Edge 60 Neo | 2025 market
Edge 60 Pro | 2025 market
Edge 60 Stylus | 2025 market
Edge 70 | 2025 market
Moto G56 | 2025 market
Moto G86 | 2025 market
Moto G86 Power | 2025 market
Moto G (2025) | 2025 market
Moto G Power (2025) | 2025 market
Moto G Stylus 5G (2025) | 2025 market
Razr 2024 | 2024 market
Razr+ 2024 | 2024 market
Razr 50 | 2024 market
Razr 50 Ultra | 2024 market
Edge (2024) | 2024 market
Edge 50 | 2024 market
Edge 50 Fusion | 2024 market
Edge 50 Neo | 2024 market
Edge 50 Pro | 2024 market
Edge 50 Ultra | 2024 market
ThinkPhone 25 | 2024 market
Moto G34 | 2024 market
Moto G35 | 2024 market
Moto G55 | 2024 market
Moto G75 | 2024 market
Moto G85 | 2024 market
Moto G (2024) | 2024 market
Moto G Power (2024) | 2024 market
Razr 40 | 2023 market
Razr 40 Ultra | 2023 market
Razr+ (2023) | 2023 market
Edge (2023) | 2023 market
Edge+ (2023) | 2023 market
Edge 40 | 2023 market
Edge 40 Neo | 2023 market
Edge 40 Pro | 2023 market
ThinkPhone | 2023 market
Moto G52j 5G II | 2023 japan
Moto G53 5G | 2023 market
Moto G53j 5G | 2023 japan
Moto G53y 5G | 2023 japan
Moto G54 | 2023 market
Moto G54 Power | 2023 market
Moto G73 | 2023 market
Moto G Stylus 5G | 2023 market
Razr 2022 | 2022 market
Edge (2022) | 2022 market
Edge+ (2022) | 2022 market
Edge 30 | 2022 market
Edge 30 Fusion | 2022 market
Edge 30 Pro | 2022 market
Edge 30 Ultra | 2022 market
Moto G52j 5G | 2022 japan
Razr (2019) | 2020 market
Razr 5G | 2020 market
# Nokia
HMD Fuse | 2025 market
HMD Fusion | 2024 market
Nokia XR21 / HMD XR21 | 2023 market
Nokia G60 5G | 2022 market
Nokia X30 5G | 2022 market
Nokia G21 | 2022 ?
Nokia G11 | 2022 ?
Nokia C31 | 2022 ?
Nokia C21 | 2022 ?
Nokia C21 Plus | 2022 ?
Nokia G50 | 2021 ?
# Sony
Xperia 1 VII | 2025 market
Xperia 1 VI | 2024 europe
Xperia 10 VI | 2024 europe
Xperia 1 V | 2023 europe
Xperia 5 V | 2023 europe
Xperia 10 V | 2023 europe
Xperia 1 IV | 2022 market
Xperia 5 IV | 2022 market
Xperia 10 IV | 2022 europe
Xperia Ace III | 2022 japan
Xperia 10 III Lite | 2021 japan
Xperia 1 III | 2021 ? market
Xperia 5 III | 2021 ? market
Xperia PRO-I | 2021 ? market
# Nothing
Phone (3) | 2025 market
Phone (3a) Pro | 2025 market
# Alcatel
V3 Ultra | 2025 market
# Asus
Zenfone 12 Ultra | 2025 market
# Balmuda
Phone | 2021 japan
# bq
Aquaris X2 | 2018
Aquaris X2 Pro | 2018
# Condor
Plume L8 Pro | 2021 -
Plume L6 Pro | 2020 -
Plume L5 | 2020 -
Plume L5 Pro | 2020 -
Plume L4 | 2019 -
Plume L4 Pro | 2019 -
Plume L3 | 2018 -
Plume L3 Plus | 2018 -
Plume L2 | 2018 -
Plume L2 Pro | 2018 -
Plume L1 | 2017 -
Plume L1 Plus | 2017 -
Plume P8 Pro | 2017 -
Plume P8 Lite | 2017 -
Plume P6 Pro LTE | 2016 -
Plume P4 Plus | 2016 -
Plume H1 | 2018 -
Allure X | 2019 -
Allure M3 | 2018 -
Allure M3 Lite | 2019 -
Allure M2 | 2017 -
Allure M1 | 2017 -
Allure M1 Plus | 2017 -
Allure A55 Plus | 2016 -
Allure A8 Pro | 2020 -
Griffe T9 | 2019 -
Griffe T9 Plus | 2019 -
Griffe T8 | 2018 -
Griffe T8 Plus | 2018 -
Griffe T7 | 2018 -
Griffe T6 | 2018 -
Griffe T5 | 2018 -
Griffe T4 | 2017 -
Griffe T3 | 2017 -
Griffe T1 | 2016 -
Griffe G5 | 2017 -
Griffe G5 Plus | 2017 -
Infinity E5 | 2019 -
Infinity E5 Pro | 2019 -
Infinity E4 | 2018 -
Infinity A4 | 2018 -
# Doogee
V30 | 2023
# Energizer
Hardcase H620S | 2019
# Evolveo
StrongPhone G9 | 2019
# Fairphone
Fairphone (Gen. 6) | 2025
Fairphone 5 | 2023
Fairphone 4 | 2021
# Fujitsu
arrows N F-51C | 2023 japan
arrows BZ03 | 2022 japan
arrows We A101FC | 2021 japan
# Gigaset
GX4 PRO | 2023
# Honeywell
CT47 | 2023
CT30 XP | 2022
CT45 XP | 2022
EDA5S | 2022
EDA52 | 2021
# i.safe
MOBILE IS540 | 2022
# Kyocera
Kantan Sumaho 3 | 2023 japan
Android One S9 | 2022 japan
Android One S10 | 2022 japan
DIGNO SANGA edition | 2022 japan
DIGNO SX2 | 2022 japan
DIGNO SX3 | 2022 japan
Kantan Sumaho 2+ | 2022 japan
Kantan Sumaho 2 | 2021 japan
# Microsoft
Surface Duo 2 | 2021 operator
Surface Duo | 2020 operator
# myPhone
Hammer Blade 5G | 2022 market
Hammer Construction | 2022 market
Hammer Explorer | 2021 market
Hammer Explorer Pro | 2021 market
myPhone Now eSIM | 2021 market
Hammer Blade 3 | 2020 market
# Nuu
X5 | 2020
# Oukitel
WP30 Pro | 2023
WP33 Pro | 2023
# Planet
Gemini PDA 4G+Wi-Fi | 2018
# Rakuten
Rakuten Hand 5G | 2022 japan
Rakuten BIG s | 2021 japan
Rakuten Mini | 2020 japan
Rakuten BIG | 2020 japan
Rakuten Hand | 2020 japan
# Razer
Edge 5G | 2023
# Sharp
AQUOS wish5 | 2025 market
AQUOS R10 | 2025 market
AQUOS sense9 | 2024 market
AQUOS R9 | 2024 market
AQUOS R9 pro | 2024 market
AQUOS sense8 | 2023 market
AQUOS wish3 | 2023 market
AQUOS R8 | 2023 market
AQUOS R8 pro | 2023 market
AQUOS R8s pro | 2023 market
AQUOS sense6s | 2022 market
AQUOS sense7 | 2022 market
AQUOS sense7 plus | 2022 market
AQUOS wish | 2022 market
AQUOS wish2 | 2022 market
AQUOS R7 | 2022 market
Leitz Phone 2 | 2022 market
Simple Sumaho 6 | 2022 market
AQUOS sense6 | 2021 market
AQUOS zero6 | 2021 market
AQUOS R6 | 2021 market
AQUOS sense4 lite | 2020 market
# T-Mobile
REVVL 7 | 2024 operator
REVVL 7 Pro | 2024 operator
# TCL
NxtPaper 70 Pro | 2026 market
TCL 60 | 2025 market
TCL 60 XE NxtPaper | 2025 market
TCL 50 5G | 2024 market
TCL 50 NxtPaper | 2024 market
TCL 50 Pro NxtPaper | 2024 market
TCL 40 XL | 2023 market
# Tone
e22 | 2022 japan
# Unplugged
UP Phone | 2024
# Vsmart
Active 1 | 2018
# Zebra
TC58 | 2022
EC55 | 2021
TC26 | 2020
TC57x | 2020
MC2700 | 2020
TC57 | 2018
TC77 | 2018
# ZTE
nubia Flip2 | 2025 market
Libero 5G III (A202ZT) | 2022 japan
A103ZT | 2021 japan
ZR01 | 2020 japan
`;
